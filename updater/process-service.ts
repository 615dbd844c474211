import { spawn } from "node:child_process";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Layout, readSettings } from "./layout.ts";
import { asAccount } from "./run-program.ts";
import { type Running, type Service, versionOf } from "./service.ts";
import { toldProcess } from "./told-process.ts";

const lookEveryMs = 20;
/** A process writes down its number before it becomes the site. */
const writesNumberWithinMs = 5_000;
/** Waits for the lock: what the last process forked holds it for a moment longer. */
const lockWaitSeconds = "10";

/** Notes the number of this process, then becomes the site. */
const noteThenRun = 'echo $$ >"$1.new" && mv "$1.new" "$1" && shift && exec "$@"';

/**
 * The site as a process that outlives whoever started it, where there is no service manager. It holds a
 * lock until it ends, which the system takes back from a killed one: there are never two.
 */
export function processService(layout: Layout): Service {
	const lock = join(layout.state, "site.lock");
	const numberFile = join(layout.state, "site.pid");

	async function running(): Promise<Running | undefined> {
		const pid = existsSync(numberFile) ? Number(readFileSync(numberFile, "utf8")) : 0;
		const version = pid > 0 ? versionOf(pid, layout.releases) : undefined;
		return version === undefined ? undefined : { pid, version };
	}

	const prepare = (version: string) => toldProcess(layout, version, { lock, number: numberFile });

	async function start(): Promise<void> {
		const folder = realpathSync(join(layout.releases, "current"));
		const next = await prepare(basename(folder));
		if (next === undefined) return startUntold(join(folder, "bin", "ensemble"));
		// Holds connections until the site is open. On PostgreSQL they are refused instead: a proxy then asks another
		// process, if there is one.
		if (readSettings(layout).isSqlite) await next.hold();
		await next.take();
		next.leave();
	}

	/** Starts a version that cannot be told to wait. */
	async function startUntold(program: string): Promise<void> {
		const locked = ["--wait", lockWaitSeconds, "--no-fork", lock, "sh", "-c", noteThenRun, "sh", numberFile];
		const child = spawn("flock", [...locked, ...asAccount(layout, [program, "start"])], {
			detached: true,
			stdio: ["ignore", "inherit", "inherit"],
			env: { PATH: process.env.PATH, ENSEMBLE_ENV_FILE: layout.environmentFile },
		});
		child.unref();
		const until = Date.now() + writesNumberWithinMs;
		while (child.exitCode === null && Date.now() < until) {
			if ((await running())?.pid === child.pid) return;
			await pause(lookEveryMs);
		}
	}

	async function stop(graceMs: number): Promise<void> {
		const found = await running();
		if (found === undefined) return;
		signal(found.pid, "SIGTERM");
		const until = Date.now() + graceMs;
		while ((await running())?.pid === found.pid) {
			if (Date.now() > until) signal(found.pid, "SIGKILL");
			await pause(lookEveryMs);
		}
	}

	return { running, start, prepare, stop };
}

function signal(pid: number, name: NodeJS.Signals): void {
	try {
		process.kill(pid, name);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
	}
}
