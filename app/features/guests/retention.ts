import { dayOf, daysAfter } from "#app/i18n/business-time.ts";
import { guestDays } from "#app/site/site-config.ts";

/** The last evening whose guests are erased on the day of an instant. */
export function lastErasedEvening(now: Date): string {
	return daysAfter(dayOf(now), -guestDays - 1);
}
