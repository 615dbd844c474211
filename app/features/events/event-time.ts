import { dayOf, daysAfter, instantOf } from "#app/i18n/business-time.ts";
import { timeZone } from "#app/site/site-config.ts";
import type { SocialEvent } from "./event.ts";

/** Hours of a table of which only the start is known. */
const durationHours = 3;
const hourMs = 3_600_000;

type When = Pick<SocialEvent, "calendarDate" | "startTime">;
type Hours = When & Pick<SocialEvent, "endTime">;

/** Returns whether an event's calendar day has ended where the business is. */
export function isOver({ calendarDate }: Pick<When, "calendarDate">, now: Date, zone = timeZone): boolean {
	return calendarDate !== null && calendarDate < dayOf(now, zone);
}

/** Returns whether an event is in the calendar that visitors may follow. */
export function isInCalendar(event: Pick<SocialEvent, "published" | "calendarDate">): boolean {
	return event.published && event.calendarDate !== null;
}

/** Returns whether an event took place: a postponed or cancelled one never did. */
export function isPast(event: Pick<SocialEvent, "calendarDate" | "state">, now: Date): boolean {
	return isOver(event, now) && event.state !== "postponed" && event.state !== "cancelled";
}

/** Returns whether an event is to come: a postponed one is until it has its new day. */
export function isUpcoming(event: Pick<SocialEvent, "calendarDate" | "state">, now: Date): boolean {
	return !isOver(event, now) || event.state === "postponed";
}

/** Returns a local start, such as `2026-12-12T18:30`, or the day alone. */
export function localStart({ calendarDate, startTime }: When): string | undefined {
	if (calendarDate === null) return undefined;
	return startTime === null ? calendarDate : `${calendarDate}T${startTime}`;
}

/** Returns an event's start in ISO 8601: an instant, or its day if no start time is known. */
export function eventStart({ calendarDate, startTime }: When, zone = timeZone): string | undefined {
	if (calendarDate === null) return undefined;
	return startTime === null ? calendarDate : instantOf(`${calendarDate}T${startTime}`, zone);
}

/** Returns an event's end in the form of its start: its own, or a fixed time after the start. */
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
