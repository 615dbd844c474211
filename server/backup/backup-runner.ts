import { fork } from "node:child_process";
import { once } from "node:events";
import type { BackupOutcome, BackupTask } from "./backup-process.server.ts";

const entry = new URL("./backup-process.server.ts", import.meta.url);
const execArgv = ["--max-old-space-size=256", "--max-semi-space-size=4"];

/**
 * Writes or checks an archive in a process of its own. `signal` ends it: nothing half written is
 * left under the archive's name.
 * @throws Error when it failed.
 */
export async function runBackupTask(task: BackupTask, signal: AbortSignal): Promise<void> {
	const child = fork(entry, [], { execArgv, env: {}, signal, killSignal: "SIGKILL", stdio: "ignore" });
	const failed = once(child, "error").then(([error]) => {
		throw error;
	});
	const ended = once(child, "exit").then(() => ({ error: "the process ended" }));
	const answered = once(child, "message").then(([outcome]) => outcome as BackupOutcome);
	// Whichever comes first tells; the others are then nobody's failures.
	failed.catch(() => undefined);
	child.send(task, () => undefined);
	const { error } = await Promise.race([answered, ended, failed]);
	if (error !== null) throw new Error(error);
}
