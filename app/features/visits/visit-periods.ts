import { daysAfter } from "#app/i18n/business-time.ts";
import type { ReportPeriod } from "./visit-report.ts";

/** Days (`YYYY-MM-DD`) or months (`YYYY-MM`) from the first to the last, both included. */
type Stretch = { from: string; to: string };

const daysOf = { today: 1, "7days": 7, "28days": 28 } as const;
const months = 12;

/** Returns what a report covers up to a day, which days or months these are, and as many before. */
export function stretchesOf(period: ReportPeriod, today: string) {
	const inMonths = period === "12months";
	const count = inMonths ? months : daysOf[period];
	const last = inMonths ? today.slice(0, 7) : today;
	const back = (steps: number) => (inMonths ? monthBefore(last, steps) : daysAfter(last, -steps));
	const now: Stretch = { from: back(count - 1), to: last };
	const before: Stretch = { from: back(2 * count - 1), to: back(count) };
	const steps = Array.from({ length: count }, (_, step) => back(count - 1 - step));
	return { span: inMonths ? ("month" as const) : ("day" as const), now, before, steps };
}

function monthBefore(month: string, steps: number): string {
	const [year, number] = month.split("-").map(Number);
	return new Date(Date.UTC(year ?? 0, (number ?? 1) - 1 - steps)).toISOString().slice(0, 7);
}

/** Returns the first day of a day or month. */
export function firstDayOf(at: string): string {
	return at.length === "YYYY-MM".length ? `${at}-01` : at;
}
