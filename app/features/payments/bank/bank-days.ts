import { foldForSearch } from "#app/i18n/reading/fold.ts";
import { languages } from "#app/site/site-config.ts";

/** The order in which a file writes its days where both would be one: Mauritius begins with the day. */
export type DayOrder = "day-first" | "month-first";

const yearFirst = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})$/;
const yearLast = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})$/;
const named = /^(\d{1,2})[-/ .]{0,2}([a-z]{3,})[-/ .]{0,2}(\d{4}|\d{2})$/;
/** The hour that some banks write behind the day. */
const hour = /[ t,]+\d{1,2}[:h]\d{2}(?:[:.]\d{2})?.*$/;

/** Months by their number from 0, as each language writes them in full. */
const months = languages.map((language) => {
	const format = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
	return Array.from({ length: 12 }, (_, month) =>
		foldForSearch(format.format(new Date(Date.UTC(2026, month, 1)))),
	);
});

/** Tells in which order a file writes its days, by those of which only one order is a day. */
export function dayOrderOf(cells: Iterable<string>): DayOrder {
	let isMonthFirst = false;
	for (const cell of cells) {
		const [, first = "", , second = ""] = yearLast.exec(plainDay(cell)) ?? [];
		if (Number(first) > 12) return "day-first";
		if (Number(second) > 12) isMonthFirst = true;
	}
	return isMonthFirst ? "month-first" : "day-first";
}

/** Reads a day as banks write it, in `YYYY-MM-DD`; undefined for anything that is none. */
export function readBankDay(cell: string, order: DayOrder = "day-first"): string | undefined {
	const text = plainDay(cell);
	const [isYearFirst, year, , month, day] = yearFirst.exec(text) ?? [];
	if (isYearFirst !== undefined) return dayOf(year, Number(month), day);
	const [isYearLast, first, , second, ofYear] = yearLast.exec(text) ?? [];
	if (isYearLast !== undefined) {
		return order === "day-first"
			? dayOf(ofYear, Number(second), first)
			: dayOf(ofYear, Number(first), second);
	}
	const [isNamed, ofMonth, name = "", inYear] = named.exec(text) ?? [];
	const number = isNamed === undefined ? undefined : monthNamed(name);
	return number === undefined ? undefined : dayOf(inYear, number, ofMonth);
}

/** Signs of the longest day, with its hour: what is longer is none. */
const maxSigns = 40;

function plainDay(cell: string): string {
	return cell.length > maxSigns ? "" : foldForSearch(cell).replace(hour, "");
}

/** Returns the number of a month by its name, or by as much of it as no other month has. */
function monthNamed(name: string): number | undefined {
	for (const names of months) {
		const found = names.flatMap((whole, index) => (whole.startsWith(name) ? [index + 1] : []));
		if (found.length === 1) return found[0];
	}
	return undefined;
}

function dayOf(year = "", month: number, day = ""): string | undefined {
	const whole = year.length === 2 ? `20${year}` : year;
	const written = `${whole}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
	const read = new Date(`${written}T00:00:00Z`);
	return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written) ? written : undefined;
}
