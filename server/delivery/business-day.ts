import { dayOf } from "#app/i18n/business-time.ts";
import { timeZone } from "#app/site/site-config.ts";
import type { Clock } from "#platform/clock.ts";

/** A quarter of an hour: days begin on one in every time zone, so that within it the day is the same. */
const quarterMs = 15 * 60 * 1000;

/** Today in the business's time zone: its midnight changes pages without a save. */
export function businessDay(clock: Clock, zone = timeZone): () => string {
	let known = { quarter: Number.NaN, day: "" };
	return () => {
		const now = clock();
		const quarter = Math.floor(now.getTime() / quarterMs);
		// Asked for every answer; writing a date costs more than finding the page.
		if (quarter !== known.quarter) known = { quarter, day: dayOf(now, zone) };
		return known.day;
	};
}
