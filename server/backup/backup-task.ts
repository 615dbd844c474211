import type { Environment } from "#platform/environment.ts";

/** A task of the backup process. */
export type BackupTask = {
	/**
	 * One that is encrypted can be checked by the process alone that wrote it: it holds a second key
	 * to it, which goes with the process.
	 */
	kind: "back up" | "check" | "back up and check";
	file: string;
	place: Pick<Environment, "dataDir" | "databaseUrl"> & Partial<Pick<Environment, "backupRecipient">>;
};

/** The outcome of a task; `isWritten` if its archive cannot be restored. */
export type BackupOutcome = { error: string | null; isWritten: boolean };
