import { type Language, timeZone } from "#app/site/site-config.ts";
import { locales } from "./language.ts";

const dayMs = 24 * 60 * 60 * 1000;
const minutePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** How dates are written. */
const styles = {
	day: { dateStyle: "long" },
	moment: { dateStyle: "long", timeStyle: "short" },
	time: { timeStyle: "short" },
	month: { month: "long" },
	monthAndYear: { month: "long", year: "numeric" },
	weekday: { weekday: "long" },
	weekdayShort: { weekday: "short" },
	weekdayAndDay: { weekday: "long", day: "numeric", month: "long" },
	weekdayDayAndYear: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
	clock: { dateStyle: "short", timeStyle: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Swedish dates are ISO 8601: `2026-10-04 18:30`. */
const iso = "sv-SE";

/**
 * The day of an instant in the business's time zone, such as `4 October 2026` or `4 octobre 2026`.
 */
export function formatDay(instant: string, language: Language, zone = timeZone): string {
	return formatter("day", locales[language].tag, zone).format(new Date(instant));
}

/** Day and time of an instant in the business's time zone, such as `4 October 2026 at 14:32`. */
export function formatBusinessMoment(instant: string, language: Language, zone = timeZone): string {
	return formatter("moment", locales[language].tag, zone).format(new Date(instant));
}

/**
 * Day and time of an instant on the clock of the machine that shows it: `20 November 2026 at
 * 10:05`.
 */
export function formatMoment(instant: string, language: Language): string {
	return formatter("moment", locales[language].tag, undefined).format(new Date(instant));
}

/** The time of an instant on the clock of the machine that shows it: `10:05`. */
export function formatTime(instant: Date, language: Language): string {
	return formatter("time", locales[language].tag, undefined).format(instant);
}

/** The parts of a calendar day (`YYYY-MM-DD`), such as 1, `er`, `mai` and `vendredi`. */
export function calendarDayParts(day: string, language: Language) {
	const { tag, ordinalOfDay } = locales[language];
	const date = new Date(day);
	return {
		number: String(date.getUTCDate()),
		ordinal: ordinalOfDay(date.getUTCDate()),
		month: formatter("month", tag, "UTC").format(date),
		weekday: formatter("weekday", tag, "UTC").format(date),
	};
}

/** A calendar day (`YYYY-MM-DD`) in full but for its year: `vendredi 1er mai`. */
export function formatCalendarDay(day: string, language: Language): string {
	return calendarDay("weekdayAndDay", day, language);
}

/** A calendar day (`YYYY-MM-DD`) in full: `vendredi 1er mai 2026`. */
export function formatFullDay(day: string, language: Language): string {
	return calendarDay("weekdayDayAndYear", day, language);
}

function calendarDay(style: keyof typeof styles, day: string, language: Language): string {
	const { tag, ordinalOfDay } = locales[language];
	const date = new Date(day);
	return (
		formatter(style, tag, "UTC")
			.formatToParts(date)
			.map(({ type, value }) => (type === "day" ? value + ordinalOfDay(date.getUTCDate()) : value))
			.join("")
			// Engines disagree on whether one follows the weekday.
			.replace(",", "")
	);
}

/** A month (`YYYY-MM`) with its year: `December 2026`. */
export function formatMonth(month: string, language: Language): string {
	return formatter("monthAndYear", locales[language].tag, "UTC").format(new Date(`${month}-01`));
}

/** The name of the weekday of a calendar day (`YYYY-MM-DD`), whole and short. */
export function weekdayNames(day: string, language: Language): { whole: string; short: string } {
	const [date, { tag }] = [new Date(day), locales[language]];
	const write = (style: "weekday" | "weekdayShort") => formatter(style, tag, "UTC").format(date);
	return { whole: write("weekday"), short: write("weekdayShort") };
}

/** The hours of something that begins, and may end, at `HH:MM`: `de 18 h 30 à 21 h 30`. */
export function formatHours(start: string, end: string | null, language: Language): string {
	const { timeOfDay, timeSpan } = locales[language];
	const write = (time: string) => timeOfDay(Number(time.slice(0, 2)), Number(time.slice(3)));
	return timeSpan(write(start), end === null ? undefined : write(end));
}

/** The calendar day (`YYYY-MM-DD`) so many days after another, or before it. */
export function daysAfter(day: string, days: number): string {
	return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The day of an instant in the business's time zone, as `YYYY-MM-DD`. */
export function dayOf(instant: Date, zone = timeZone): string {
	return localTime(instant, zone).slice(0, 10);
}

/**
 * What clocks in the business's time zone show at an instant, as `YYYY-MM-DDTHH:MM`: the form of a
 * date and time field.
 */
export function localTimeOf(instant: string, zone = timeZone): string {
	return localTime(new Date(instant), zone);
}

/**
 * The instant, in ISO 8601 and UTC, at which clocks in the business's time zone show a typed
 * `YYYY-MM-DDTHH:MM`. Undefined for what is no such time, such as 30 February. An hour that clocks
 * show twice is the first of them, and one that they skip is as much later, as Temporal has it: no
 * browser of ours has that yet, and what a TZDate of date-fns answers there depends on the time
 * zone of the machine.
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

/** How far clocks are ahead of UTC at an instant, in milliseconds. */
function aheadOfUtc(instant: number, zone: string): number {
	return Date.parse(`${localTime(instant, zone)}Z`) - instant;
}

function localTime(instant: Date | number, zone: string): string {
	return formatter("clock", iso, zone).format(instant).replace(" ", "T");
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Kept, as it costs a thousand times what a use of it costs. Without a zone: that of the machine.
 */
function formatter(style: keyof typeof styles, tag: string, zone: string | undefined): Intl.DateTimeFormat {
	const key = `${style} ${tag} ${zone}`;
	const known = formatters.get(key) ?? new Intl.DateTimeFormat(tag, { ...styles[style], timeZone: zone });
	formatters.set(key, known);
	return known;
}
