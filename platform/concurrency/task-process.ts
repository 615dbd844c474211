import { type ChildProcess, fork } from "node:child_process";
import type { Readable } from "node:stream";
import type { TaskMessage } from "./task-loop.ts";

/** Limits of a task, and how long its process stays when idle. */
export type TaskLimits = { timeoutMs: number; idleMs: number; heapMb: number };

/** A task that took too much time or memory. `progress` is its last note, or 0. */
export class TaskOverrun extends Error {
	override name = "TaskOverrun";
	readonly progress: number;

	constructor(message: string, progress: number) {
		super(message);
		this.progress = progress;
	}
}

type Waiting<Task, Result> = {
	task: Task;
	timeoutMs: number;
	isRepeated: boolean;
	resolve(result: Result): void;
	reject(error: Error): void;
};

type Running = { child: ChildProcess; isReady: boolean; progress: number; isLate: boolean };

/** Every process for tasks that there is: none is left behind in the midst of a task. */
const children = new Set<ChildProcess>();
process.on("exit", () => {
	for (const child of children) child.kill("SIGKILL");
});

/** Tasks that are done off the event loop, one after the other. */
export type TaskProcess<Task extends object, Result> = ReturnType<typeof taskProcess<Task, Result>>;

/**
 * Does tasks in a process of its own, started with the first. `entry` is a module that calls
 * `answerTasks`. A task that overruns its limits takes the process with it; the next gets a new one.
 * (V8 ends the whole process of a thread whose memory is full in one large allocation.) It keeps our
 * process alive no longer than its task, and ends with it.
 */
export function taskProcess<Task extends object, Result>(entry: URL, limits: TaskLimits) {
	const urgent: Waiting<Task, Result>[] = [];
	const background: Waiting<Task, Result>[] = [];
	let running: Running | undefined;
	let current: Waiting<Task, Result> | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;

	/** @throws TaskOverrun, or the error of the task. */
	function run(task: Task, { isBackground = false, timeoutMs = limits.timeoutMs } = {}): Promise<Result> {
		return new Promise((resolve, reject) => {
			const lane = isBackground ? background : urgent;
			lane.push({ task, timeoutMs, isRepeated: false, resolve, reject });
			next();
		});
	}

	function next(): void {
		if (current !== undefined || (urgent.length === 0 && background.length === 0)) return;
		running ??= start();
		hold(running.child);
		if (!running.isReady) return;
		current = urgent.shift() ?? background.shift();
		if (current === undefined) return;
		running.progress = 0;
		clearTimeout(timer);
		// An answer that has arrived already is read before the time is held against it.
		timer = setTimeout(() => setImmediate(overrun, current), current.timeoutMs);
		// What cannot be sent has no reader any more: the end of the process tells of it.
		running.child.send(current.task, () => undefined);
	}

	function start(): Running {
		const { NODE_COMPILE_CACHE } = process.env;
		const child = fork(entry, [], {
			// Where compiled programs are, if anywhere: half of a start while developing. No secrets.
			env: NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE },
			execArgv: [`--max-old-space-size=${limits.heapMb}`, "--max-semi-space-size=8"],
			// On the first pipe it notes its progress; what V8 says of memory that is full is for nobody.
			stdio: ["ignore", "pipe", "ignore", "ipc"],
			serialization: "advanced",
			// Ctrl+C in a terminal must not end it: its tasks are done first, then we end it.
			detached: true,
		});
		const started: Running = { child, isReady: false, progress: 0, isLate: false };
		children.add(child);
		child.stdout?.setEncoding("utf8").on("data", (noted: string) => {
			started.progress = Number(noted.trim().split("\n").at(-1));
		});
		child.on("message", (message: TaskMessage<Result>) => {
			if (message.kind === "ready") started.isReady = true;
			else if (message.kind === "done") settle()?.resolve(message.result);
			else settle()?.reject(new Error(message.reason));
			rest();
			next();
		});
		child.on("error", (error) => ended(started, error));
		child.on("close", (code, signal) => {
			children.delete(child);
			// V8 ends a process whose memory is full by other signals: this one came from outside.
			const isKilled = signal === "SIGKILL" && !started.isLate;
			ended(started, reasonOf(started, code, signal), isKilled);
		});
		return started;
	}

	function settle(): Waiting<Task, Result> | undefined {
		clearTimeout(timer);
		const settled = current;
		current = undefined;
		return settled;
	}

	function overrun(late: Waiting<Task, Result> | undefined): void {
		if (late !== undefined && late === current) stop();
	}

	/** Rejects the current or first waiting task; one whose process was killed is tried again once. */
	function ended(gone: Running, error: Error, isKilled = false): void {
		if (gone !== running) return;
		running = undefined;
		const hit = settle() ?? urgent.shift() ?? background.shift();
		if (hit !== undefined && isKilled && !hit.isRepeated) urgent.unshift({ ...hit, isRepeated: true });
		else hit?.reject(error);
		next();
	}

	/** Lets the process go after a while with nothing to do. */
	function rest(): void {
		if (running === undefined || urgent.length > 0 || background.length > 0) return;
		release(running.child);
		timer = setTimeout(giveBack, limits.idleMs);
		timer.unref();
	}

	function giveBack(): void {
		const stopped = running;
		running = undefined;
		stopped?.child.kill("SIGKILL");
	}

	/** Ends the running task, as one that took too long: nobody waits for it. */
	function stop(): void {
		if (running === undefined || (current === undefined && urgent.length + background.length === 0)) return;
		running.isLate = true;
		running.child.kill("SIGKILL");
	}

	return { run, stop };
}

/** The error of a process that ended in a task: a signal means too much memory. */
function reasonOf({ isLate, progress }: Running, code: number | null, signal: string | null): Error {
	if (isLate) return new TaskOverrun("The task took too long.", progress);
	if (signal !== null) return new TaskOverrun("The task took too much memory.", progress);
	return new Error(`The process for tasks ended with ${code}.`);
}

/** Our process does not end before this one. */
function hold(child: ChildProcess): void {
	for (const handle of handlesOf(child)) handle.ref();
}

/** Our process may end whenever it wants to. */
function release(child: ChildProcess): void {
	for (const handle of handlesOf(child)) handle.unref();
}

function handlesOf(child: ChildProcess) {
	const output = child.stdout as (Readable & { ref(): void; unref(): void }) | null;
	return [child, child.channel, output].filter((handle) => handle != null);
}
