import { locales } from "#app/i18n/language.ts";
import { languages } from "#app/site/site-config.ts";
import { foldForSearch } from "./fold.ts";
import { anyOf } from "./recognized-words.ts";

/** A shorter beginning of a name says too little. */
const fewestLetters = 3;
/** Years within which 29 February comes again, also around a turn of the century. */
const yearsAhead = 8;

const filler = new RegExp(`^${anyOf(({ dayFillers }) => dayFillers)}$`);
const ordinal = new RegExp(`^(\\d{1,2})${anyOf(({ ordinals }) => ordinals)}$`);

/** The dates among which a day without its year is looked for. */
type Around = {
	/** The first day that it may be, `YYYY-MM-DD`. */
	from: string;
	/** The day that it was until now: it stays that one if the words say no other. */
	known?: string | null | undefined;
};

type Parts = { day?: number; month?: number; weekday?: number; year?: number };

/**
 * Reads the calendar day (`YYYY-MM-DD`) that a text names in any language: `October 4`, `le 1er mai`.
 * Undefined for what leaves a doubt, such as a weekday that does not fit or other words.
 */
export function readDay(text: string, { from, known }: Around): string | undefined {
	const named = partsOf(text);
	if (named?.day === undefined || named.month === undefined) return undefined;
	const { day, month, year } = named;
	const inYear = (one: number) => realDay(one, month, day);
	const fits = (found: string | undefined) =>
		found !== undefined && (named.weekday === undefined || weekdayOf(found) === named.weekday);
	if (year !== undefined) return fits(inYear(year)) ? inYear(year) : undefined;
	if (known && known === inYear(Number(known.slice(0, 4))) && fits(known)) return known;
	const first = Number(from.slice(0, 4));
	const next = Array.from({ length: yearsAhead + 1 }, (_, years) => inYear(first + years)).find(
		(one) => one !== undefined && one >= from,
	);
	return fits(next) ? next : undefined;
}

/** Each part of a date once, and nothing that is none. */
function partsOf(text: string): Parts | undefined {
	const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text.trim());
	if (iso !== null) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
	const parts: Parts = {};
	for (const word of foldForSearch(text)
		.split(/[\s,.]+/)
		.filter(Boolean)) {
		if (filler.test(word)) continue;
		const part = partNamed(word);
		const [name] = Object.keys(part ?? {}) as (keyof Parts)[];
		if (part === undefined || name === undefined || name in parts) return undefined;
		Object.assign(parts, part);
	}
	return parts;
}

function partNamed(word: string): Parts | undefined {
	if (/^\d{4}$/.test(word)) return { year: Number(word) };
	const digits = ordinal.exec(word)?.[1] ?? word;
	if (/^\d{1,2}$/.test(digits)) return { day: Number(digits) };
	if (word.length < fewestLetters) return undefined;
	const [month, otherMonth] = placesNamed(names.months, word);
	if (month !== undefined) return otherMonth === undefined ? { month } : undefined;
	const [weekday, otherWeekday] = placesNamed(names.weekdays, word);
	return weekday === undefined || otherWeekday !== undefined ? undefined : { weekday };
}

/** The places of the names that begin with a word, each once. */
function placesNamed(places: ReadonlyMap<number, string[]>, word: string): number[] {
	return [...places]
		.filter(([, spelt]) => spelt.some((name) => name.startsWith(word)))
		.map(([place]) => place);
}

/** Months from 1, weekdays from Sunday as 0, with their names in every language. */
const names = {
	months: namesOf({ month: "long" }, 12, (place) => [place + 1, new Date(Date.UTC(2026, place, 1))]),
	// 4 January 2026 was a Sunday.
	weekdays: namesOf({ weekday: "long" }, 7, (place) => [place, new Date(Date.UTC(2026, 0, 4 + place))]),
};

function namesOf(style: Intl.DateTimeFormatOptions, count: number, at: (place: number) => [number, Date]) {
	const writers = languages.map(
		(language) => new Intl.DateTimeFormat(locales[language].tag, { ...style, timeZone: "UTC" }),
	);
	return new Map(
		Array.from({ length: count }, (_, place) => {
			const [key, day] = at(place);
			return [key, writers.map((writer) => foldForSearch(writer.format(day)))] as const;
		}),
	);
}

/** Undefined for what is no day, such as 30 February. */
function realDay(year: number, month: number, day: number): string | undefined {
	const date = new Date(Date.UTC(year, month - 1, day));
	return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
		? date.toISOString().slice(0, 10)
		: undefined;
}

function weekdayOf(day: string): number {
	return new Date(day).getUTCDay();
}
