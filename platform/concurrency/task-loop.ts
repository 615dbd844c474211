import { writeSync } from "node:fs";
import { Worker } from "node:worker_threads";

/** A message of a process for tasks. */
export type TaskMessage<Result> =
	| { kind: "ready" }
	| { kind: "done"; result: Result }
	| { kind: "failed"; reason: string };

const standardOutput = 1;

/** Ends a task process without a parent. It runs in a thread, since a task that never ends does not notice. */
const endOrphan = `
	const parent = require("node:worker_threads").workerData;
	setInterval(() => process.ppid === parent || process.kill(process.pid, "SIGKILL"), 1_000);
`;

/** Answers tasks, in a task process, until the parent is gone. `note` outlives an endless task. */
export function answerTasks<Task, Result>(
	answer: (task: Task, note: (progress: number) => void) => Result | Promise<Result>,
): void {
	const tell = (message: TaskMessage<Result>) => process.send?.(message);
	// A stop of the site sends this to all of its processes: this one ends when its tasks are done.
	for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => undefined);
	process.on("message", async (task: Task) => {
		try {
			tell({ kind: "done", result: await answer(task, note) });
		} catch (error) {
			tell({ kind: "failed", reason: String(error) });
		}
	});
	process.on("disconnect", () => process.exit());
	new Worker(endOrphan, { eval: true, workerData: process.ppid }).unref();
	tell({ kind: "ready" });
}

/** Written at once, whatever the task does next: a message would wait for the task to end. */
function note(progress: number): void {
	writeSync(standardOutput, `${progress}\n`);
}
