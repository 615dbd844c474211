import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOf } from "./business-time.ts";
import { calendarDayParts, formatBusinessMoment, formatCalendarDay, formatDay } from "./dates.ts";

/** Names as a person would write them, from no library's table. */
const months = {
	en: "January February March April May June July August September October November December".split(" "),
	fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
};
const weekdays = {
	en: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" "),
	fr: "dimanche lundi mardi mercredi jeudi vendredi samedi".split(" "),
};

const ordinals = {
	en: () => "",
	fr: (day: number) => (day === 1 ? "er" : ""),
};

const mauritius = "Indian/Mauritius";
/** Mauritius has no summer time: its clocks are four hours ahead of UTC all year. */
const aheadMs = 4 * 3_600_000;

const languages = fc.constantFrom("en" as const, "fr" as const);
const instants = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2090, 0) });
const days = instants.map((instant) => new Date(instant).toISOString().slice(0, 10));

/** Returns the day of the week by Sakamoto's method, which no Date takes part in. */
function weekdayOf(year: number, month: number, day: number): number {
	const offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
	const start = month < 3 ? year - 1 : year;
	const leaps = Math.floor(start / 4) - Math.floor(start / 100) + Math.floor(start / 400);
	return (start + leaps + (offsets[month - 1] ?? 0) + day) % 7;
}

describe("dates in both languages", () => {
	it("are those of the clocks in Mauritius, at any instant", () => {
		fc.assert(
			fc.property(instants, languages, (instant, language) => {
				const local = new Date(instant + aheadMs);
				const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
				const iso = new Date(instant).toISOString();
				const ordinal = ordinals[language](day);
				const text = `${day}${ordinal} ${months[language][month]} ${year}`;
				expect(formatDay(iso, language, mauritius)).toBe(text);
				expect(dayOf(new Date(instant), mauritius)).toBe(local.toISOString().slice(0, 10));
				const moment = formatBusinessMoment(iso, language, mauritius);
				expect(moment.startsWith(text)).toBe(true);
				expect(moment.endsWith(local.toISOString().slice(11, 16))).toBe(true);
			}),
		);
	});

	it("name the day of the week and the month of any calendar day", () => {
		fc.assert(
			fc.property(days, languages, (day, language) => {
				const [year = 0, month = 0, number = 0] = day.split("-").map(Number);
				const parts = calendarDayParts(day, language);
				expect(parts).toEqual({
					number: String(number),
					ordinal: ordinals[language](number),
					month: months[language][month - 1],
					weekday: weekdays[language][weekdayOf(year, month, number)],
				});
				const { weekday, ordinal } = parts;
				expect(formatCalendarDay(day, language)).toBe(`${weekday} ${number}${ordinal} ${parts.month}`);
			}),
		);
	});

	it("stand in the order of time", () => {
		fc.assert(
			fc.property(instants, instants, (one, other) => {
				const [earlier, later] = [Math.min(one, other), Math.max(one, other)];
				expect(dayOf(new Date(earlier)) <= dayOf(new Date(later))).toBe(true);
			}),
		);
	});
});
