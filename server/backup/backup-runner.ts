import { fork } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import type { Environment } from "#platform/environment.ts";
import { unfinishedArchive } from "./archive-folder.ts";
import { makeScratchFolder } from "./scratch-folder.ts";

const entry = new URL("../archived-pages/backup-process.server.ts", import.meta.url);
const execArgv = ["--max-old-space-size=256", "--max-semi-space-size=4", "--heap-growing-percent=25"];
/**
 * The variables of a process with little memory, as in the command: glibc keeps one arena, and gives back
 * what it can.
 */
const littleMemory = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "131072" };

/** An archive was written, and cannot be restored. */
export class UnsoundArchive extends Error {}

/**
 * Writes or checks an archive in a process of its own, which `signal` ends. Settles when that is
 * gone, with whatever it had not finished.
 * @throws Error when it failed; UnsoundArchive when it wrote an archive that cannot be restored.
 */
export async function runBackupTask(task: BackupTask, signal: AbortSignal): Promise<void> {
	const scratch = await makeScratchFolder("backup");
	try {
		await runIn(scratch, task, signal);
	} finally {
		// A process that was killed could not do so itself.
		await rm(scratch, { recursive: true, force: true });
		if (task.kind !== "check") await rm(unfinishedArchive(task.file), { force: true });
	}
}

async function runIn(scratch: string, task: BackupTask, signal: AbortSignal): Promise<void> {
	const ended = { error: "the process ended", isWritten: false };
	const { error, isWritten } = await askBackupProcess<BackupOutcome>(task, ended, { scratch, signal });
	if (error !== null) throw isWritten ? new UnsoundArchive(error) : new Error(error);
}

/**
 * Gives a task to a process of its own, which `signal` ends. Settles when that is gone.
 * @returns its outcome, or `ended` if it ended without one.
 */
export async function askBackupProcess<Outcome>(
	task: object,
	ended: Outcome,
	{ scratch, signal }: { scratch: string; signal: AbortSignal },
): Promise<Outcome> {
	signal.throwIfAborted();
	const { NODE_ENV } = process.env;
	const env = { ...passedOn(), ...littleMemory, TMPDIR: scratch, NODE_ENV };
	const child = fork(entry, [], { execArgv, env, signal, killSignal: "SIGKILL", stdio: "ignore" });
	const gone = new Promise<void>((resolve) => child.once("close", () => resolve()));
	const failed = once(child, "error").then(([error]) => {
		throw error;
	});
	const answered = once(child, "message").then(([outcome]) => outcome as Outcome);
	// Whichever comes first tells; the others are then nobody's failures.
	for (const other of [failed, answered]) other.catch(() => undefined);
	child.send(task, () => undefined);
	try {
		return await Promise.race([answered, gone.then(() => ended), failed]);
	} finally {
		// One that never started has nothing to end.
		if (child.pid !== undefined) await gone;
	}
}

/**
 * Variables that locate PostgreSQL, its user and certificates beside `DATABASE_URL`, and compiled
 * programs.
 */
const passedOnNames =
	/^(PG[A-Z]+|HOME|USER|NODE_EXTRA_CA_CERTS|NODE_USE_SYSTEM_CA|SSL_CERT_(FILE|DIR)|NODE_COMPILE_CACHE)$/;

/** Returns the variables needed to reach the database, and none of the site's secrets. */
function passedOn(): NodeJS.ProcessEnv {
	return Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOnNames.test(name)));
}

/** A task of the backup process. */
export type BackupTask = {
	/** An encrypted one can be checked only by its writer, whose second key goes with the process. */
	kind: "back up" | "check" | "back up and check";
	file: string;
	place: Pick<Environment, "dataDir" | "databaseUrl"> &
		Partial<Pick<Environment, "backupRecipient" | "imagePlace">>;
	/** True if somebody waits for it: it runs before others of the kind, though behind the site. */
	isAwaited?: boolean;
};

/** The outcome of a task; `isWritten` if its archive cannot be restored. */
export type BackupOutcome = { error: string | null; isWritten: boolean };
