import { dayOf } from "../../app/features/events/event-time";
import type { Clock } from "../platform/clock";
import type { ContentRevision } from "../platform/content-revision";

type Current = Pick<ContentRevision, "current">;

/**
 * A revision that also moves at midnight in the business's time zone: a page that shows what is still to come
 * changes then though nobody saved anything.
 */
export function movingEachDay(revision: Current, clock: Clock): Current {
	return {
		current: () => {
			const content = revision.current();
			return content === undefined ? undefined : `${content} ${dayOf(clock())}`;
		},
	};
}
