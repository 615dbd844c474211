import { dayOf, daysAfter, instantOf } from "#app/i18n/business-time.ts";
import { timeZone } from "#app/site/site-config.ts";
import type { SocialEvent } from "./event.ts";

/** How long a table lasts when only its start is known. */
const durationHours = 3;
const hourMs = 3_600_000;

type When = Pick<SocialEvent, "calendarDate" | "startTime">;
type Hours = When & Pick<SocialEvent, "endTime">;

/**
 * Whether an event's calendar day has ended where the business is. One without a calendar day never
 * ends by itself.
 */
export function isOver({ calendarDate }: Pick<When, "calendarDate">, now: Date, zone = timeZone): boolean {
	return calendarDate !== null && calendarDate < dayOf(now, zone);
}

/** Whether an event stands in the calendar that visitors may follow. */
export function isInCalendar(event: Pick<SocialEvent, "published" | "calendarDate">): boolean {
	return event.published && event.calendarDate !== null;
}

/** Whether an event stands among the past ones: a postponed or cancelled one never took place. */
export function isPast(event: Pick<SocialEvent, "calendarDate" | "state">, now: Date): boolean {
	return isOver(event, now) && event.state !== "postponed" && event.state !== "cancelled";
}

/** Whether an event stands among the next ones: a postponed one does until it has its new day. */
export function isUpcoming(event: Pick<SocialEvent, "calendarDate" | "state">, now: Date): boolean {
	return !isOver(event, now) || event.state === "postponed";
}

/** When an event starts on the clocks of its place: `2026-12-12T18:30`, or the day alone. */
export function localStart({ calendarDate, startTime }: When): string | undefined {
	if (calendarDate === null) return undefined;
	return startTime === null ? calendarDate : `${calendarDate}T${startTime}`;
}

/**
 * When an event starts, in ISO 8601: an instant in UTC, or its day (`YYYY-MM-DD`) when no start
 * time is known. Undefined without a calendar day.
 */
export function eventStart({ calendarDate, startTime }: When, zone = timeZone): string | undefined {
	if (calendarDate === null) return undefined;
	return startTime === null ? calendarDate : instantOf(`${calendarDate}T${startTime}`, zone);
}

/**
 * When an event ends, in the form of its start: at its own end, which may be after midnight, or a
 * fixed time after the start.
 */
export function eventEnd(event: Hours, zone = timeZone): string | undefined {
	const start = eventStart(event, zone);
	const { calendarDate, startTime, endTime } = event;
	if (start === undefined || calendarDate === null || startTime === null) return start;
	if (endTime !== null) {
		const day = endTime > startTime ? calendarDate : daysAfter(calendarDate, 1);
		return instantOf(`${day}T${endTime}`, zone);
	}
	return new Date(Date.parse(start) + durationHours * hourMs).toISOString();
}
