import PQueue from "p-queue";

/**
 * Lets each holder have `max` pieces of work in progress; its others wait for one of these to end,
 * and nobody else's do.
 */
export function queuedShares(max: number) {
	const queues = new Map<string, PQueue>();

	return async <Result>(holder: string, work: () => Promise<Result>): Promise<Result> => {
		const queue = queues.get(holder) ?? new PQueue({ concurrency: max });
		queues.set(holder, queue);
		try {
			return await queue.add(work);
		} finally {
			if (queue.size + queue.pending === 0) queues.delete(holder);
		}
	};
}
