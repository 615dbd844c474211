import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { signalIfThere } from "#platform/testing/child-process.ts";
import { until } from "#platform/testing/postgres-cluster.ts";

const prefix = "ensemble-machines-";

/**
 * Makes a folder that goes with this process, and removes those that killed trials left, with the
 * PostgreSQL that runs in them.
 */
export async function openTrialFolder(): Promise<string> {
	for (const left of globSync(join(tmpdir(), `${prefix}*-*`))) {
		const [pid] = basename(left).slice(prefix.length).split("-");
		if (!isRunning(Number(pid))) await removeWithPostgres(left);
	}
	const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
	// PostgreSQL and PgBouncer are of another account.
	chmodSync(folder, 0o755);
	process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** Tells whether a process runs on this machine, whoever owns it. */
export function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch (error) {
		return (error as NodeJS.ErrnoException).code !== "ESRCH";
	}
}

async function removeWithPostgres(folder: string): Promise<void> {
	for (const file of globSync(join(folder, "*", "data", "postmaster.pid"))) {
		const [pid = ""] = readFileSync(file, "utf8").split("\n");
		// The number may be another program's by now.
		const isOwn = globSync(`/proc/${pid}/cmdline`).some((line) =>
			readFileSync(line, "utf8").includes(dirname(file)),
		);
		if (!isOwn) continue;
		signalIfThere(Number(pid), "SIGQUIT");
		await until(async () => {
			if (isRunning(Number(pid))) throw new Error(`PostgreSQL of a killed trial goes on: ${pid}`);
		});
	}
	rmSync(folder, { recursive: true, force: true });
}
