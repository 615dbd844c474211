import { performance } from "node:perf_hooks";

/**
 * Between two letters of a process: a letter takes two milliseconds of its core, and readers come
 * first (`npm run bench -- letters`). The process is busy when its event loop hardly ever waits.
 */
const leastGapMs = { idle: 4, busy: 12 };
const busyUtilization = 0.8;
const utilizationEveryMs = 100;

type Watch = {
	/** In milliseconds, from whenever. */
	now(): number;
	/** The share of the time since it was last asked that the event loop was busy: 0 to 1. */
	utilization(): number;
};

/**
 * When the next letter of this process may leave. @returns what takes a turn, and gives the
 * milliseconds to wait for it.
 */
export function processPace({ now, utilization }: Watch = eventLoopWatch()): () => number {
	let next = 0;
	let gapMs = leastGapMs.idle;
	let askedAt = now();

	return () => {
		const at = now();
		if (at - askedAt >= utilizationEveryMs) {
			gapMs = utilization() > busyUtilization ? leastGapMs.busy : leastGapMs.idle;
			askedAt = at;
		}
		const turn = Math.max(at, next);
		next = turn + gapMs;
		return turn - at;
	};
}

function eventLoopWatch(): Watch {
	let seen = performance.eventLoopUtilization();
	return {
		now: () => performance.now(),
		utilization: () => {
			const loop = performance.eventLoopUtilization();
			const { utilization } = performance.eventLoopUtilization(loop, seen);
			seen = loop;
			return utilization;
		},
	};
}
