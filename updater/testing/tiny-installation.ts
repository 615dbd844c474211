import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { askSite } from "#updater/ask-site.ts";
import { layoutOf } from "#updater/layout.ts";
import { processService } from "#updater/process-service.ts";
import { readOutcome } from "#updater/update-state.ts";
import { type Faults, writeTinyFolder, writeTinyPackage } from "./tiny-package.ts";

const lookEveryMs = 10;
/** An update is tried on a copy first, which takes long on a busy machine. */
const patienceMs = 90_000;

/** Waits until something is so. @throws Error after a minute and a half. */
export async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
	const end = Date.now() + patienceMs;
	while (!(await holds())) {
		if (Date.now() > end) throw new Error("It did not come to be in time.");
		await pause(lookEveryMs);
	}
}

/** A machine without systemd, on which a tiny site of version 1.0.0 runs under its supervisor. */
export async function installTiny(root: string, faults: Faults = {}, variables: readonly string[] = []) {
	const port = await freePort();
	writeTinyFolder(join(root, "first"), "1.0.0", faults);
	spawnSync(join(root, "first/install"), ["--root", root]);
	const dataDir = join(root, "data");
	mkdirSync(dataDir);
	const layout = layoutOf(join(root, "opt/ensemble"));
	writeFileSync(layout.environmentFile, [`PORT=${port}`, `DATA_DIR=${dataDir}`, ...variables].join("\n"));
	const service = processService(layout);
	let supervisor: ChildProcess | undefined;
	let preparing: ChildProcess | undefined;

	const node = ["--disable-warning=ExperimentalWarning"];

	/** Starts the supervisor, as a machine's first process would do again and again. */
	function supervise(): void {
		const program = [join(layout.updater, "supervisor.ts"), "--site"];
		supervisor = spawn(process.execPath, [...node, ...program], { stdio: "ignore" });
	}

	/** Ends the supervisor where it stands. */
	async function killSupervisor(): Promise<void> {
		const ended = new Promise((resolve) => supervisor?.once("close", resolve));
		supervisor?.kill("SIGKILL");
		await ended;
	}

	/** Brings a version to the machine, as its administrator does. @returns the exit code and what was said. */
	async function update(version: string, faults: Faults = {}, args: string[] = ["--watch", "3"]) {
		const archive = await writeTinyPackage(root, version, faults);
		return updateTo(archive, args);
	}

	async function updateTo(archive: string, args: string[]) {
		const child = spawn(process.execPath, [...node, join(layout.updater, "update.ts"), ...args, archive]);
		preparing = child;
		let output = "";
		for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
		const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
		return { code, output };
	}

	supervise();
	await until(async () => (await askSite(port, "/readyz"))?.status === 200);
	return {
		...{ layout, port, dataDir, supervise, killSupervisor, update, updateTo },
		process: service.running,
		running: async () => (await service.running())?.version,
		/** The process that checks and tries a version. */
		preparing: () => preparing,
		/** Ends the site, and waits until its supervisor has started it again. */
		restart: async () => {
			await service.stop(5_000);
			await until(async () => (await askSite(port, "/readyz"))?.status === 200);
		},
		outcome: () => readOutcome(layout),
		write: async (note: string): Promise<boolean> => {
			const sent = { method: "POST", body: note, signal: AbortSignal.timeout(5_000) };
			return fetch(`http://127.0.0.1:${port}/notes`, sent).then(
				({ ok }) => ok,
				() => false,
			);
		},
		notes: async (): Promise<string[]> => {
			const rows = JSON.parse((await askSite(port, "/notes"))?.text ?? "[]") as { note: string }[];
			return rows.map(({ note }) => note);
		},
		end: async () => {
			// One that follows an update which nobody carries on would do so for ever.
			preparing?.kill("SIGKILL");
			await killSupervisor();
			await service.stop(0);
		},
	};
}

async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	await new Promise((resolve) => server.close(resolve));
	return typeof address === "object" ? (address?.port ?? 0) : 0;
}
