import { AsyncLocalStorage } from "node:async_hooks";
import PQueue from "p-queue";
import { ApiError } from "#platform/api/api-error.ts";

/** Priorities of waiting work: the highest is started first. */
const priorities = { administrator: 2, visitor: 1, background: 0 } as const;

export type Priority = keyof typeof priorities;

export type WorkQueue = ReturnType<typeof workQueue>;

type Limits = {
	/** Pieces of work that run at the same time. */
	concurrency: number;
	/** Pieces of work of each priority that may wait for their turn. */
	maxWaiting: number;
	/** Seconds to wait before trying again when the queue is full. */
	retryAfterSeconds: number;
};

/**
 * Runs heavy work in a bounded queue, and refuses what finds it full: waits without end help nobody.
 */
export function workQueue({ concurrency, maxWaiting, retryAfterSeconds }: Limits) {
	const queue = new PQueue({ concurrency });
	let isClosed = false;

	/** Does `work` in its turn. @throws ApiError 503 with `Retry-After` when it is full, or closed. */
	async function run<Result>(priority: Priority, work: () => Promise<Result>): Promise<Result> {
		const rank = { priority: priorities[priority] };
		if (isClosed || queue.sizeBy(rank) >= maxWaiting) throw busy(retryAfterSeconds);
		let isBegun = false;
		// Started by the work before it in the queue, yet part of the request that asked for it.
		const begin = AsyncLocalStorage.bind(() => {
			isBegun = true;
			return work();
		});
		try {
			return await queue.add(begin, rank);
		} catch (error) {
			throw isBegun ? error : busy(retryAfterSeconds);
		}
	}

	/** Begins nothing more: what waits and what comes is refused, what runs may end. */
	function close(): void {
		isClosed = true;
		queue.clear();
	}

	/** `whenIdle` resolves when nothing runs and nothing waits. */
	return { run, whenIdle: () => queue.onIdle(), close };
}

/** Returns whether an error says that a line was full. */
export function isBusy(error: unknown): boolean {
	return error instanceof ApiError && error.code === "busy";
}

/** The refusal of work that finds no place. */
export function busy(retryAfterSeconds: number): ApiError {
	const message = "The site is busy at this moment. Please try again in a little while.";
	return new ApiError(503, "busy", message, { more: { retryAfterSeconds } });
}
