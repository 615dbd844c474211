import { daysAfter } from "#app/i18n/business-time.ts";

const weekDays = 7;
const monthPattern = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Returns whether a text is a month that a calendar can show: `2026-12`. */
export function isMonth(text: string | null): text is string {
	return text !== null && monthPattern.test(text);
}

/** Returns the month (`YYYY-MM`) that is some months after another, or before it. */
export function monthsAfter(month: string, months: number): string {
	const date = new Date(`${month}-01`);
	date.setUTCMonth(date.getUTCMonth() + months);
	return date.toISOString().slice(0, 7);
}

/** Returns the whole weeks of a month, from Monday, each day as `YYYY-MM-DD`. */
export function weeksOf(month: string): string[][] {
	const first = `${month}-01`;
	const sinceMonday = (new Date(first).getUTCDay() + weekDays - 1) % weekDays;
	const last = daysAfter(`${monthsAfter(month, 1)}-01`, -1);
	const weeks: string[][] = [];
	for (let monday = daysAfter(first, -sinceMonday); monday <= last; monday = daysAfter(monday, weekDays)) {
		weeks.push(Array.from({ length: weekDays }, (_, day) => daysAfter(monday, day)));
	}
	return weeks;
}
