import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isMonth, monthsAfter, weeksOf } from "./event-month.ts";

const months = fc
	.record({ year: fc.integer({ min: 2000, max: 2099 }), month: fc.integer({ min: 1, max: 12 }) })
	.map(({ year, month }) => `${year}-${String(month).padStart(2, "0")}`);

describe("the weeks of a month", () => {
	it("begin on Monday, and are whole", () => {
		const weeks = weeksOf("2026-12");
		expect(weeks[0]).toEqual([
			"2026-11-30",
			"2026-12-01",
			"2026-12-02",
			"2026-12-03",
			"2026-12-04",
			"2026-12-05",
			"2026-12-06",
		]);
		expect(weeks.at(-1)?.at(-1)).toBe("2027-01-03");
		expect(weeksOf("2027-02")).toHaveLength(4);
	});

	it("hold each day of the month once, in order", () => {
		fc.assert(
			fc.property(months, (month) => {
				const days = weeksOf(month).flat();
				const [year = 0, number = 0] = month.split("-").map(Number);
				const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
				expect(days).toEqual([...new Set(days)].toSorted());
				expect(days.filter((day) => day.startsWith(month))).toHaveLength(length);
				expect(days.length - length).toBeLessThan(14);
			}),
		);
	});
});

it("months follow each other over the years, and back", () => {
	expect([monthsAfter("2026-12", 1), monthsAfter("2027-01", -1)]).toEqual(["2027-01", "2026-12"]);
	fc.assert(
		fc.property(months, fc.integer({ min: -30, max: 30 }), (month, step) => {
			expect(monthsAfter(monthsAfter(month, step), -step)).toBe(month);
		}),
	);
});

it.each(["2026-13", "2026-1", "december", "", null])("knows no month %j", (text) => {
	expect(isMonth(text)).toBe(false);
});
