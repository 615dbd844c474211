import type { Clock } from "../clock";

/** A clock that stands at an instant and moves one second at each look, so that order is certain. */
export function steppingClock(start = "2026-01-15T08:00:00.000Z"): Clock {
	let next = Date.parse(start);
	return () => {
		const now = new Date(next);
		next += 1_000;
		return now;
	};
}
