import { timeZone } from "#app/site/site-config.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * 60 * 1000;
const minutePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Returns the calendar day (`YYYY-MM-DD`) that is some days after another, or before it. */
export function daysAfter(day: string, days: number): string {
	return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The day of an instant in the business's time zone, as `YYYY-MM-DD`. */
export function dayOf(instant: Date, zone = timeZone): string {
	return localTime(instant, zone).slice(0, 10);
}

/** Returns the local time at an instant, as a date and time field has it: `YYYY-MM-DDTHH:MM`. */
export function localTimeOf(instant: string, zone = timeZone): string {
	return localTime(new Date(instant), zone);
}

/**
 * Returns the instant (ISO 8601, UTC) of a typed local `YYYY-MM-DDTHH:MM`; undefined for no such time,
 * such as 30 February. An hour that clocks show twice is the first, a skipped one as much later, as
 * Temporal has it: browsers lack that yet, and a TZDate of date-fns depends on the machine there.
 */
export function instantOf(local: string, zone = timeZone): string | undefined {
	const inUtc = Date.parse(`${local}:00.000Z`);
	if (!minutePattern.test(local) || Number.isNaN(inUtc)) return undefined;
	if (new Date(inUtc).toISOString().slice(0, 16) !== local) return undefined;
	const before = inUtc - aheadOfUtc(inUtc - dayMs, zone);
	const after = inUtc - aheadOfUtc(inUtc + dayMs, zone);
	const found = [before, after].find((instant) => localTime(instant, zone) === local) ?? before;
	return new Date(found).toISOString();
}

/** Formats an instant as local time with its offset from UTC: `2026-10-04T11:00:00+04:00`. */
export function instantHere(instant: string, zone = timeZone): string {
	const at = new Date(instant);
	const minutes = aheadOfUtc(at.getTime() - (at.getTime() % minuteMs), zone) / minuteMs;
	const twoDigits = (number: number) => String(number).padStart(2, "0");
	const ahead = `${twoDigits(Math.floor(Math.abs(minutes) / 60))}:${twoDigits(Math.abs(minutes) % 60)}`;
	return `${localTime(at, zone)}:00${minutes < 0 ? "-" : "+"}${ahead}`;
}

/** The instant at which a day begins in the business's time zone, in ISO 8601 and UTC. */
export function startOfDay(day: string): string {
	return instantOf(`${day}T00:00`) ?? "";
}

/** Returns the offset of clocks from UTC at an instant, in milliseconds. */
function aheadOfUtc(instant: number, zone: string): number {
	return Date.parse(`${localTime(instant, zone)}Z`) - instant;
}

function localTime(instant: Date | number, zone: string): string {
	return clockIn(zone).format(instant).replace(" ", "T");
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Cached, as it costs a thousand times what a use of it costs. */
function clockIn(zone: string): Intl.DateTimeFormat {
	// Swedish dates are ISO 8601: `2026-10-04 18:30`.
	const clock =
		clocks.get(zone) ??
		new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: zone });
	clocks.set(zone, clock);
	return clock;
}
