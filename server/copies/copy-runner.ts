import { rm } from "node:fs/promises";
import type { CopyFailure } from "#app/features/backups/copies.ts";
import type { Environment } from "#platform/environment.ts";
import type { StoragePlace } from "#platform/storage-place.ts";
import { askBackupProcess } from "#server/backup/backup-runner.ts";
import { makeScratchFolder } from "#server/backup/scratch-folder.ts";
import type { CopyWritten } from "./write-copy.ts";

/** A task of the backup process. */
export type CopyTask = {
	kind: "copy";
	place: Pick<Environment, "dataDir" | "databaseUrl"> & Partial<Pick<Environment, "imagePlace">>;
	to: StoragePlace;
	recipient: string;
	/** The date of the copy, in ISO 8601. */
	now: string;
	checkAfter?: string | undefined;
};

/** The outcome of a task. */
export type CopyOutcome =
	| { written: CopyWritten; error: null }
	| { written: null; failure: CopyFailure; error: string };

/** Writes a copy in a process of its own, which `signal` ends. Settles when that is gone. */
export async function runCopyTask(task: CopyTask, signal: AbortSignal): Promise<CopyOutcome> {
	const scratch = await makeScratchFolder("backup");
	const ended: CopyOutcome = { written: null, failure: "failed", error: "the process ended" };
	try {
		return await askBackupProcess(task, ended, { scratch, signal });
	} finally {
		await rm(scratch, { recursive: true, force: true });
	}
}
