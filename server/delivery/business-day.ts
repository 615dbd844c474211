import { dayOf } from "#app/i18n/business-time.ts";
import { timeZone } from "#app/site/site-config.ts";
import type { Clock } from "#platform/clock.ts";

/**
 * A day begins on a whole quarter of an hour in every time zone: within one, it is the same day.
 */
const quarterMs = 15 * 60 * 1000;

/**
 * The present day in the business's time zone: what is still to come changes at its midnight though
 * nobody saved anything.
 */
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
