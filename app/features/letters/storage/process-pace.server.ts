import { performance } from "node:perf_hooks";

/**
 * Letters that leave at one moment, each on a connection of its own: what is noted of them is
 * written to the disk together.
 */
export const lettersTogether = 5;
/**
 * For each letter of a process, on average: a letter takes two milliseconds of its core, and readers
 * come first (`npm run bench -- letters`). The process is busy when its event loop hardly ever waits.
 */
const gapMs = { idle: 4, busy: 12 };
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
	let turn = 0;
	let next = 0;
	let left = 0;
	let gap = gapMs.idle;
	let askedAt = now();

	return () => {
		const at = now();
		if (at - askedAt >= utilizationEveryMs) {
			gap = utilization() > busyUtilization ? gapMs.busy : gapMs.idle;
			askedAt = at;
		}
		if (left === 0) {
			turn = Math.max(at, next);
			next = turn + gap * lettersTogether;
			left = lettersTogether;
		}
		left -= 1;
		return Math.max(0, turn - at);
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
