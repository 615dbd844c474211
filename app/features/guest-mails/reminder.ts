import { daysAfter, instantOf, startOfDay } from "#app/i18n/business-time.ts";
import { reminderDays } from "#app/site/site-config.ts";

/** A reminder that leaves by itself does so at this hour where the business is. */
export const reminderHour = 9;

/** Returns the first day of a table's reminder. */
export function reminderDay(calendarDate: string): string {
	return daysAfter(calendarDate, -reminderDays);
}

/** Returns the instant at which a table's reminder leaves by itself, and from which on one was for this day. */
export function reminderTimes(calendarDate: string): { leaves: string; first: string } {
	const day = reminderDay(calendarDate);
	const first = startOfDay(day);
	return { leaves: instantOf(`${day}T${String(reminderHour).padStart(2, "0")}:00`) ?? first, first };
}
