import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { endWithThisProcess } from "#platform/testing/child-process.ts";
import { listArchives } from "#server/backup/archive-folder.ts";
import { verifyArchive } from "#server/backup/read-archive.ts";
import type { Tally } from "./tally.ts";
import type { World } from "./world.ts";

/** The arguments of `npm run backup` and `restore`, without the shell before them. */
const program = ["--max-semi-space-size=4", "--heap-growing-percent=25", "scripts/command.ts"];
/** The assumed duration of a backup, until one was measured. */
const firstBackupMs = 2_000;

type Parts = { place: World["place"]; logFile: string; tally: Tally };

/** Backs up the running site by its command, into the folder that the site itself uses. */
export class BackupMaker {
	readonly #folder: string;
	readonly #parts: Parts;
	readonly #verified = new Set<string>();
	#wholeMs = firstBackupMs;

	constructor(parts: Parts) {
		this.#parts = parts;
		this.#folder = join(parts.place.dataDir, "backups");
	}

	/**
	 * Makes one, killed when a share of what the last whole one took is over, unless that is
	 * undefined or it is done by then. What stands in the folder as an archive must be one.
	 */
	async make(killShare: number | undefined): Promise<void> {
		const { tally } = this.#parts;
		const began = performance.now();
		const command = this.#run("backup");
		const ended = exitCodeOf(command);
		if (killShare !== undefined) await Promise.race([ended, wait(killShare * this.#wholeMs)]);
		if (killShare !== undefined && command.kill("SIGKILL")) {
			await ended;
			tally.count("backups killed");
		} else if ((await ended) === 0) {
			tally.count("backups made");
			this.#wholeMs = performance.now() - began;
		} else {
			tally.backup(`a backup ended with ${await ended}`);
		}
		for (const half of await halfArchivesIn(this.#folder, this.#verified)) tally.halfArchive(half);
	}

	/** Tries whether the newest can be restored. @returns the exit code of the command that does. */
	async checkLast(): Promise<number | null> {
		const [newest] = await listArchives(this.#folder);
		const file = join(this.#folder, newest?.name ?? "none");
		const code = await exitCodeOf(this.#run("restore", "--check", file));
		if (code !== 0) this.#parts.tally.backup(`restore --check of ${newest?.name} ended with ${code}`);
		return code;
	}

	#run(...args: string[]): ChildProcess {
		const { place, logFile } = this.#parts;
		const log = openSync(logFile, "a");
		const child = spawn(process.execPath, [...program, ...args], {
			stdio: ["ignore", log, log],
			env: {
				...process.env,
				MALLOC_ARENA_MAX: "1",
				MALLOC_MMAP_THRESHOLD_: "131072",
				DATA_DIR: place.dataDir,
				DATABASE_URL: place.databaseUrl ?? "",
				// Files that a killed command leaves there go with the site.
				TMPDIR: place.dataDir,
			},
		});
		closeSync(log);
		endWithThisProcess(child);
		return child;
	}
}

/**
 * Returns the incomplete archives in a folder that the site takes for whole, in words. Each is read
 * once: those read before are in `verified`.
 */
export async function halfArchivesIn(folder: string, verified: Set<string>): Promise<string[]> {
	const halves: string[] = [];
	for (const { name } of await listArchives(folder)) {
		if (verified.has(name)) continue;
		verified.add(name);
		await verifyArchive(join(folder, name)).catch((error: Error) => halves.push(`${name}: ${error.message}`));
	}
	return halves;
}

/** Null for one that was killed. */
async function exitCodeOf(child: ChildProcess): Promise<number | null> {
	const [code] = (await once(child, "close")) as [number | null];
	return code;
}
