import { vi } from "vitest";
import type { Clock } from "#platform/clock.ts";

/** Returns a clock that stands at an instant and moves one second at each look, so that order is certain. */
export function steppingClock(start = "2026-01-15T08:00:00.000Z"): Clock {
	let next = Date.parse(start);
	return () => {
		const now = new Date(next);
		next += 1_000;
		return now;
	};
}

/** A clock that stands still until it is moved. */
export function movableClock(start = "2026-01-15T08:00:00.000Z") {
	let now = Date.parse(start);
	const clock: Clock = () => new Date(now);
	return {
		clock,
		/** Moves the clock on by some milliseconds. */
		advance: (ms: number): void => {
			now += ms;
		},
	};
}

/** Makes waits of this process pass `times` times as fast, to the end of the test. */
export function hurryWaits(times: number): void {
	const now = performance.now.bind(performance);
	const start = now();
	vi.spyOn(performance, "now").mockImplementation(() => start + times * (now() - start));
}
