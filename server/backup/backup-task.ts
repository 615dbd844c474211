import type { Environment } from "#platform/environment.ts";

/** What the process of a backup is asked to do. */
export type BackupTask = {
	/**
	 * One that is encrypted can be checked by the process alone that wrote it: it holds a second key
	 * to it, which goes with the process.
	 */
	kind: "back up" | "check" | "back up and check";
	file: string;
	place: Pick<Environment, "dataDir" | "databaseUrl"> & Partial<Pick<Environment, "backupRecipient">>;
};

/**
 * How a task ended: with what went wrong, for the log, unless all is well; `isWritten` where it is
 * the archive that cannot be restored.
 */
export type BackupOutcome = { error: string | null; isWritten: boolean };
