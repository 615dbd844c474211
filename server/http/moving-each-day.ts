import { dayOf } from "../../app/features/events/event-time";
import type { Clock } from "../platform/clock";
import type { ContentRevision } from "../platform/content-revision";

type Current = Pick<ContentRevision, "current">;

/** A day begins on a whole quarter of an hour in every time zone: within one, it is the same day. */
const quarterMs = 15 * 60 * 1000;

/**
 * A revision that also moves at midnight in the business's time zone: a page that shows what is still to come
 * changes then though nobody saved anything.
 */
export function movingEachDay(revision: Current, clock: Clock): Current {
	let known = { quarter: Number.NaN, day: "" };

	function today(): string {
		const now = clock();
		const quarter = Math.floor(now.getTime() / quarterMs);
		// Asked for every answer; writing a date costs more than finding the page.
		if (quarter !== known.quarter) known = { quarter, day: dayOf(now) };
		return known.day;
	}

	return {
		current: () => {
			const content = revision.current();
			return content === undefined ? undefined : `${content} ${today()}`;
		},
	};
}
