/**
 * How the migration of events reads days, hours and prices. It stays as it is when the site learns
 * to read more.
 */

const months = [
	["january", "janvier"],
	["february", "fevrier"],
	["march", "mars"],
	["april", "avril"],
	["may", "mai"],
	["june", "juin"],
	["july", "juillet"],
	["august", "aout"],
	["september", "septembre"],
	["october", "octobre"],
	["november", "novembre"],
	["december", "decembre"],
];
/** As `Date.getUTCDay` counts them. */
const weekdays = [
	["sunday", "dimanche"],
	["monday", "lundi"],
	["tuesday", "mardi"],
	["wednesday", "mercredi"],
	["thursday", "jeudi"],
	["friday", "vendredi"],
	["saturday", "samedi"],
];
const weekdayNamed = (word: string): number => weekdays.findIndex((names) => names.includes(word));
const clock = /^(\d{1,2})(?:([:h])(\d\d)?)?([ap]m)?$/;

/** `HH:MM` on 24 hours. */
export type Hours = { start: string; end: string | null };

type Day = { day: number; month: number; year: number | undefined; weekday: number | undefined };

/**
 * The first calendar day from `from` on that a text names; undefined for other words, and for a day
 * that is no such weekday: nobody knows which of the two was meant.
 */
export function dayIn(text: string, from: string): string | undefined {
	const named = partsIn(text);
	if (named === undefined) return undefined;
	if (named.year !== undefined) return realDay(named, named.year);
	const first = Number(from.slice(0, 4));
	const year = [first, first + 1].find((one) => (calendarDay(named, one) ?? "") >= from);
	return year === undefined ? undefined : realDay(named, year);
}

/** Whether a text is blank or names this day, be it without its year. */
export function isSameDay(text: string, day: string): boolean {
	const named = partsIn(text);
	return (
		text === "" || (named !== undefined && realDay(named, named.year ?? Number(day.slice(0, 4))) === day)
	);
}

/** The hours that a text names, such as `6:30 pm - 9:30 pm` and `18 h 30 – 21 h 30`. */
export function hoursIn(text: string): Hours | undefined {
	const [start, end, ...others] = folded(text)
		.replace(/^(?:de|a) /, "")
		.split(/ - |-| a | to /)
		.map(timeIn);
	if (start === undefined || others.length > 0 || (end === undefined && /[-–]| to | à /.test(text))) {
		return undefined;
	}
	return { start, end: end ?? null };
}

/** The rupees that a text such as `Rs1000` or `1 000 Rs` names; undefined beside other words. */
export function amountIn(text: string): number | undefined {
	const found = /^(?:rs|mur)?\.? ?(\d+(?:[ ,]\d{3})*) ?(?:rs|mur|roupies|rupees)?$/.exec(folded(text));
	return found?.[1] === undefined ? undefined : Number(found[1].replace(/\D/g, ""));
}

function partsIn(text: string): Day | undefined {
	const all = folded(text).split(/[ ,.]+/);
	const weekday = all.map(weekdayNamed).find((place) => place >= 0);
	const words = all.filter(
		(word) => word !== "" && word !== "le" && word !== "the" && weekdayNamed(word) < 0,
	);
	const month = words.map(monthNamed).find((place) => place > 0);
	const [day, year, ...others] = words
		.filter((word) => monthNamed(word) === 0)
		.map((word) => /^(\d{1,2}|\d{4})(?:st|nd|rd|th|er)?$/.exec(word)?.[1]);
	if (month === undefined || day === undefined || day.length > 2 || others.length > 0) return undefined;
	if (words.length > 2 && year?.length !== 4) return undefined;
	return { day: Number(day), month, year: year === undefined ? undefined : Number(year), weekday };
}

/** From 1; 0 for no month. */
function monthNamed(word: string): number {
	// The beginning of juin and of juillet.
	if (word === "jui") return 0;
	const isName = (name: string) => name === word || (word.length > 2 && word === name.slice(0, 3));
	return months.findIndex((names) => names.some(isName)) + 1;
}

/** The day in a year, unless it is another weekday than the one that is named. */
function realDay(named: Day, year: number): string | undefined {
	const day = calendarDay(named, year);
	const { weekday } = named;
	if (day === undefined || weekday === undefined) return day;
	return new Date(day).getUTCDay() === weekday ? day : undefined;
}

function calendarDay({ day, month }: Day, year: number): string | undefined {
	const date = new Date(Date.UTC(year, month - 1, day));
	return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
		? date.toISOString().slice(0, 10)
		: undefined;
}

function timeIn(text: string): string | undefined {
	const [, hours = "", mark, minutes = "00", half] = clock.exec(text.replaceAll(" ", "")) ?? [];
	const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === "pm" ? 12 : 0);
	const isSure =
		half !== undefined || mark === "h" || (mark !== undefined && (hour > 9 || hours.startsWith("0")));
	if (hours === "" || !isSure || hour > 23 || Number(minutes) > 59) return undefined;
	return `${String(hour).padStart(2, "0")}:${minutes}`;
}

/** In lower case, without accents, with plain spaces and dashes. */
function folded(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/\p{Mark}/gu, "")
		.toLowerCase()
		.replace(/[‐‒–—]/g, "-")
		.replace(/\s+/g, " ")
		.trim();
}
