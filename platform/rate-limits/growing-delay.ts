import { type OpenLimiter, secondsToWait } from "./rate-limits.ts";

type GrowingDelayOptions = {
	name: string;
	/** The wait begins after this many tries: 1 second, then 2, 4, 8 and so on. */
	free: number;
	maxWaitSeconds: number;
	/** Tries are forgotten this long after the first of them. */
	memorySeconds: number;
};

/** A wait that doubles with each try, by atomic counts: none slips through. */
export function growingDelay(open: OpenLimiter, options: GrowingDelayOptions) {
	const { name, free, maxWaitSeconds, memorySeconds } = options;
	const tries = open({ name: `${name}-tries`, points: Number.MAX_SAFE_INTEGER, seconds: memorySeconds });
	const pause = open({ name: `${name}-pause`, points: 1, seconds: 1 });

	/** Counts a try and starts the wait after it. During one it counts nothing: returns its seconds. */
	async function take(key: string): Promise<number | undefined> {
		const { consumedPoints } = await tries.penalty(key);
		if (consumedPoints < free) return undefined;
		const customDuration = Math.min(maxWaitSeconds, 2 ** Math.min(consumedPoints - free, 30));
		const wait = await secondsToWait(pause, key, { customDuration });
		if (wait !== undefined) await uncount(key);
		return wait;
	}

	/** Undoes a `take` whose try was not made, or was right. */
	async function refund(key: string): Promise<void> {
		await uncount(key);
		await pause.delete(key);
	}

	/** Forgets every try of a key. */
	async function forget(key: string): Promise<void> {
		await tries.delete(key);
		await pause.delete(key);
	}

	async function uncount(key: string): Promise<void> {
		const { consumedPoints } = await tries.reward(key);
		// A key with no failures is not stored: the number of keys is unbounded.
		if (consumedPoints <= 0) await tries.delete(key);
	}

	return { take, refund, forget };
}
