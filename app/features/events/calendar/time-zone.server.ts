import { tzOffset } from "@date-fns/tz";
import { LRUCache } from "lru-cache";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A change of clocks: its instant, and the minutes ahead of UTC before and after it. */
type Change = { instant: number; from: number; to: number };

/** Definitions by zone and years: each asks for the clocks of a thousand days, and most calendars for the same. */
const definitions = new LRUCache<string, string>({ max: 50 });

/** Defines a time zone for some years (RFC 5545, 3.6.5), each change of its clocks on its own. */
export function timeZoneDefinition(zone: string, years: { first: number; last: number }): string {
	const key = `${zone} ${years.first} ${years.last}`;
	const definition = definitions.get(key) ?? define(zone, years);
	definitions.set(key, definition);
	return definition;
}

function define(zone: string, years: { first: number; last: number }): string {
	const start = Date.UTC(years.first - 1, 0, 1);
	const end = Date.UTC(years.last + 1, 11, 31);
	const first = minutesAhead(zone, start);
	const changes: Change[] = [{ instant: start, from: first, to: first }];
	let from = first;
	for (let day = start; day < end; day += dayMs) {
		const to = minutesAhead(zone, day + dayMs);
		if (from !== to) changes.push({ instant: changeWithin(zone, day, day + dayMs), from, to });
		from = to;
	}
	const standard = Math.min(...changes.map(({ to }) => to));
	const parts = changes.flatMap(({ instant, from, to }) => {
		const kind = to === standard ? "STANDARD" : "DAYLIGHT";
		return [
			`BEGIN:${kind}`,
			`DTSTART:${calendarTime(instant + from * minuteMs)}`,
			`TZOFFSETFROM:${offsetOf(from)}`,
			`TZOFFSETTO:${offsetOf(to)}`,
			`TZNAME:${offsetOf(to).replace(/00$/, "")}`,
			`END:${kind}`,
		];
	});
	return ["BEGIN:VTIMEZONE", `TZID:${zone}`, ...parts, "END:VTIMEZONE"].join("\r\n");
}

/** Finds the first minute of the new offset, between two instants. */
function changeWithin(zone: string, before: number, after: number): number {
	if (after - before <= minuteMs) return after;
	const middle = before + Math.floor((after - before) / 2 / minuteMs) * minuteMs;
	return minutesAhead(zone, middle) === minutesAhead(zone, before)
		? changeWithin(zone, middle, after)
		: changeWithin(zone, before, middle);
}

function minutesAhead(zone: string, instant: number): number {
	return tzOffset(zone, new Date(instant));
}

/** `+0400` */
function offsetOf(minutes: number): string {
	const size = Math.abs(minutes);
	const parts = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, "0"));
	return `${minutes < 0 ? "-" : "+"}${parts.join("")}`;
}

/** `20261212T183000` */
function calendarTime(local: number): string {
	return new Date(local).toISOString().slice(0, 19).replace(/[-:]/g, "");
}
