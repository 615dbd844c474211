import { describe, expect, it } from "vitest";
import { daysAfter } from "#app/i18n/business-time.ts";
import { sampleEventsFrom } from "./sample-events.ts";

describe("the sample's events", () => {
	it("take place on weekends from five to eleven weeks after the first start, whichever day that is", () => {
		for (let day = 0; day < 7; day += 1) {
			const today = daysAfter("2026-12-20", day);
			const dates = sampleEventsFrom(today).map(({ calendarDate }) => calendarDate ?? "");
			expect(dates.map((date) => new Date(date).getUTCDay())).toEqual([0, 6, 0]);
			for (const date of dates) {
				expect(date >= daysAfter(today, 35) && date <= daysAfter(today, 77)).toBe(true);
			}
			expect(dates).toEqual(dates.toSorted());
		}
	});
});
