/**
 * The process in which a backup is written or checked, at a low priority: it reads everything, and
 * the site has one connection on SQLite. Plain Node runs this file while developing: its imports
 * name their files.
 */
import { setPriority } from "node:os";
import { dirname } from "node:path";
import type { Environment } from "#platform/environment.ts";
import { runBackup, runRestore } from "./command.ts";
import { passingKey } from "./encryption.ts";

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

const lowPriority = 10;

async function carryOut({ kind, file, place }: BackupTask): Promise<BackupOutcome> {
	const key = kind === "back up and check" ? await passingKey() : undefined;
	let isWritten = false;
	try {
		if (kind !== "check") {
			const more = key === undefined ? [] : [key.recipient];
			await runBackup(file, undefined, { ...place, backupDir: dirname(file) }, new Date(), more);
			isWritten = true;
		}
		if (kind !== "back up") await runRestore(file, { checkOnly: true, identity: key?.identity }, place);
		return { error: null, isWritten };
	} catch (error) {
		return { error: String(error), isWritten };
	}
}

process.once("message", async (task: BackupTask) => {
	process.send?.(await carryOut(task), () => process.disconnect());
});
// Without the site there is nobody to tell.
process.once("disconnect", () => process.exit());
setPriority(lowPriority);
