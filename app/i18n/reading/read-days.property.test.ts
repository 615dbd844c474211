import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCalendarDay, formatFullDay, formatHours } from "#app/i18n/dates.ts";
import { languages } from "#app/site/site-config.ts";
import { readDay } from "./read-days.ts";
import { readHours } from "./read-hours.ts";

const inLanguages = fc.constantFrom(...languages);
const days = fc
	.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2039, 11, 31) })
	.map((instant) => new Date(instant).toISOString().slice(0, 10));
const times = fc
	.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
	.map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));

describe("what is written of a day and of hours", () => {
	it("is read as the same day in every language, with its year or as the next of its kind", () => {
		fc.assert(
			fc.property(days, inLanguages, (day, language) => {
				expect(readDay(formatFullDay(day, language), { from: "2026-01-01" })).toBe(day);
				expect(readDay(formatCalendarDay(day, language), { from: day })).toBe(day);
				const later = `${Number(day.slice(0, 4)) + 2}-01-01`;
				expect(readDay(formatCalendarDay(day, language), { from: later, known: day })).toBe(day);
			}),
		);
	});

	it("is read as the same hours in every language", () => {
		fc.assert(
			fc.property(times, fc.option(times), inLanguages, (start, end, language) => {
				expect(readHours(formatHours(start, end, language))).toEqual({ start, end });
			}),
		);
	});

	it("is a real day and real hours, or nothing, whatever is typed", () => {
		const pieces = "Friday vendredi 12 31 29 Feb mars may 2026 pm 6:30 18h - to à , . 6 ' noon __proto__";
		const typed = fc.array(fc.oneof(fc.constantFrom(...pieces.split(" ")), fc.string({ unit: "grapheme" })));
		fc.assert(
			fc.property(typed, (words) => {
				const text = words.join(" ");
				const day = readDay(text, { from: "2026-11-22" }) ?? "2026-11-22";
				expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
				const { start, end } = readHours(text) ?? { start: "00:00", end: null };
				for (const time of [start, end ?? start]) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
			}),
		);
	});
});
