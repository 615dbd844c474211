import { timeZone } from "#app/site-config.ts";
import type { SocialEvent } from "./event.ts";

/** How long a table lasts when only its start is known. */
const durationHours = 3;
const hourMs = 3_600_000;

type When = Pick<SocialEvent, "calendarDate" | "startTime">;

/** Swedish dates are ISO 8601: `2026-10-04 18:30:00`. */
const wallClock = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone });

/** The day of an instant in the business's time zone, as `YYYY-MM-DD`. */
export function dayOf(instant: Date): string {
	return wallClock.format(instant).slice(0, 10);
}

/** Whether an event's calendar day has ended in Mauritius. One without a calendar day never ends by itself. */
export function isOver({ calendarDate }: Pick<When, "calendarDate">, now: Date): boolean {
	return calendarDate !== null && calendarDate < dayOf(now);
}

/** Whether an event stands in the calendar that visitors may follow. */
export function isInCalendar(event: Pick<SocialEvent, "published" | "calendarDate">): boolean {
	return event.published && event.calendarDate !== null;
}

/**
 * When an event starts, in ISO 8601: an instant in UTC, or its day (`YYYY-MM-DD`) when no start time is known.
 * Undefined without a calendar day.
 */
export function eventStart({ calendarDate, startTime }: When): string | undefined {
	if (calendarDate === null) return undefined;
	return startTime === null ? calendarDate : instantAt(calendarDate, startTime).toISOString();
}

/** When an event ends, in the form of its start: a fixed time after it, or the same day. */
export function eventEnd({ calendarDate, startTime }: When): string | undefined {
	if (calendarDate === null) return undefined;
	if (startTime === null) return calendarDate;
	return new Date(instantAt(calendarDate, startTime).getTime() + durationHours * hourMs).toISOString();
}

/** The instant at which clocks in the business's time zone show a day and a time. */
function instantAt(day: string, time: string): Date {
	const inUtc = Date.parse(`${day}T${time}:00Z`);
	const shownThen = Date.parse(`${wallClock.format(inUtc).replace(" ", "T")}Z`);
	const aheadOfUtc = shownThen - inUtc;
	return new Date(inUtc - aheadOfUtc);
}
