/**
 * The process in which a backup is written or checked, at a low priority: it reads everything, and
 * the site has one connection on SQLite. Plain Node runs this file while developing: its imports
 * name their files.
 */
import { setPriority } from "node:os";
import { dirname } from "node:path";
import type { Environment } from "#platform/environment.ts";
import { runBackup, runRestore } from "./command.ts";

export type BackupTask = {
	kind: "back up" | "check";
	file: string;
	place: Pick<Environment, "dataDir" | "databaseUrl">;
};

/** How a task ended: with what went wrong, for the log, unless all is well. */
export type BackupOutcome = { error: string | null };

const lowPriority = 10;

async function carryOut({ kind, file, place }: BackupTask): Promise<void> {
	if (kind === "back up") await runBackup(file, undefined, { ...place, backupDir: dirname(file) });
	else await runRestore(file, { checkOnly: true }, place);
}

process.once("message", async (task: BackupTask) => {
	const outcome: BackupOutcome = await carryOut(task).then(
		() => ({ error: null }),
		(error: unknown) => ({ error: String(error) }),
	);
	process.send?.(outcome, () => process.disconnect());
});
// Without the site there is nobody to tell.
process.once("disconnect", () => process.exit());
setPriority(lowPriority);
