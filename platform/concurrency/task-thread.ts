import { Worker } from "node:worker_threads";

/** What a task may take, and how long its thread lives on when idle. */
export type TaskLimits = { timeoutMs: number; idleMs: number; heapMb: number };

/** A task that took longer, or more memory, than it may. `progress` is what it had last noted of itself, or 0. */
export class TaskOverrun extends Error {
	readonly progress: number;

	constructor(message: string, progress: number) {
		super(message);
		this.name = "TaskOverrun";
		this.progress = progress;
	}
}

/** What a thread is told when it starts: the shared number in which it notes its progress. */
export type ThreadData = { progress: SharedArrayBuffer };

type Waiting<Task, Result> = {
	task: Task;
	timeoutMs: number;
	resolve(result: Result): void;
	reject(error: Error): void;
};

/** Tasks that are done off the event loop, one after the other. */
export type TaskThread<Task, Result> = ReturnType<typeof taskThread<Task, Result>>;

/**
 * Does tasks in a thread of its own, started with the first of them. `entry` is a module that posts `ready` once,
 * and then one message for each that it gets. A task that overruns its limits takes the thread with it; the next
 * one gets a new thread. The thread holds no process open beyond the task that is in it.
 */
export function taskThread<Task, Result>(entry: URL, limits: TaskLimits) {
	const urgent: Waiting<Task, Result>[] = [];
	const background: Waiting<Task, Result>[] = [];
	const progress = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
	const noted = new Int32Array(progress);
	let worker: Worker | undefined;
	let isReady = false;
	let current: Waiting<Task, Result> | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;

	/** @throws TaskOverrun, or the error that ended the thread. */
	function run(task: Task, { isBackground = false, timeoutMs = limits.timeoutMs } = {}): Promise<Result> {
		return new Promise((resolve, reject) => {
			(isBackground ? background : urgent).push({ task, timeoutMs, resolve, reject });
			next();
		});
	}

	function next(): void {
		if (current !== undefined || (urgent.length === 0 && background.length === 0)) return;
		if (worker === undefined) worker = start();
		worker.ref();
		if (!isReady) return;
		current = urgent.shift() ?? background.shift();
		if (current === undefined) return;
		noted[0] = 0;
		clearTimeout(timer);
		// An answer that has arrived already is read before the time is held against it.
		timer = setTimeout(() => setImmediate(overrun, current), current.timeoutMs);
		worker.postMessage(current.task);
	}

	function start(): Worker {
		const started = new Worker(entry, {
			workerData: { progress } satisfies ThreadData,
			env: {},
			execArgv: [],
			resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
		});
		started.on("message", (message: Result | "ready") => {
			if (message === "ready") isReady = true;
			else settle()?.resolve(message);
			rest();
			next();
		});
		started.on("error", (error: NodeJS.ErrnoException) => {
			if (started !== worker) return;
			const isFull = error.code === "ERR_WORKER_OUT_OF_MEMORY";
			fail(isFull ? new TaskOverrun("The task took too much memory.", noted[0] ?? 0) : error);
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
		if (late !== undefined && late === current) {
			fail(new TaskOverrun("The task took too long.", noted[0] ?? 0));
		}
	}

	/** Ends the thread, with the task that is in it or the first that waits for it. */
	function fail(error: Error): void {
		void stop();
		(settle() ?? urgent.shift() ?? background.shift())?.reject(error);
		next();
	}

	/** With nothing to do, the thread goes after a while. */
	function rest(): void {
		if (worker === undefined || urgent.length > 0 || background.length > 0) return;
		worker.unref();
		timer = setTimeout(stop, limits.idleMs);
		timer.unref();
	}

	async function stop(): Promise<void> {
		const stopped = worker;
		worker = undefined;
		isReady = false;
		await stopped?.terminate();
	}

	return { run };
}
