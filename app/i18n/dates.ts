import { type Language, timeZone } from "#app/site/site-config.ts";
import { locales } from "./language.ts";

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
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Formats the day of an instant in the business's time zone: `4 octobre 2026`. */
export function formatDay(instant: string, language: Language, zone = timeZone): string {
	return write("day", new Date(instant), language, zone);
}

/** Day and time of an instant in the business's time zone, such as `4 October 2026 at 14:32`. */
export function formatBusinessMoment(instant: string, language: Language, zone = timeZone): string {
	return write("moment", new Date(instant), language, zone);
}

/** Formats an instant by the clock of the machine that shows it: `20 November 2026 at 10:05`. */
export function formatMoment(instant: string, language: Language): string {
	return write("moment", new Date(instant), language, undefined);
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
	// Engines disagree on whether a comma follows the weekday.
	return write(style, new Date(day), language, "UTC").replace(",", "");
}

/** Writes a date with the number of its day as the language does: `1er mai`, `2 mai`. */
function write(style: keyof typeof styles, date: Date, language: Language, zone: string | undefined): string {
	const { tag, ordinalOfDay } = locales[language];
	return formatter(style, tag, zone)
		.formatToParts(date)
		.map(({ type, value }) => (type === "day" ? value + ordinalOfDay(Number(value)) : value))
		.join("");
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

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Caches formatters: making one costs a thousand times its use. No zone: the machine's. */
function formatter(style: keyof typeof styles, tag: string, zone: string | undefined): Intl.DateTimeFormat {
	const key = `${style} ${tag} ${zone}`;
	const known = formatters.get(key) ?? new Intl.DateTimeFormat(tag, { ...styles[style], timeZone: zone });
	formatters.set(key, known);
	return known;
}
