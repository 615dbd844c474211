import PQueue from "p-queue";

/** @returns a function that takes one of a holder's `max`, and how to release it; or undefined. */
export function shares(max: number): (holder: string) => (() => void) | undefined {
	const held = new Map<string, number>();
	return (holder) => {
		const count = held.get(holder) ?? 0;
		if (count >= max) return undefined;
		held.set(holder, count + 1);
		return () => {
			const rest = (held.get(holder) ?? 1) - 1;
			if (rest > 0) held.set(holder, rest);
			else held.delete(holder);
		};
	};
}

/** Lets each holder have `max` pieces of work in progress; its others wait, and nobody else's do. */
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
