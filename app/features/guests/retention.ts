import { dayOf, daysAfter } from "#app/i18n/dates.ts";

/** Guests are erased so many days after their evening. */
export const guestDays = 60;

/** The last evening whose guests are erased on the day of an instant. */
export function lastErasedEvening(now: Date): string {
	return daysAfter(dayOf(now), -guestDays - 1);
}
