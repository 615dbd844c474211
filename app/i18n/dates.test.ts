import { expect, it } from "vitest";
import { timeZone } from "#app/site/site-config.ts";
import {
	calendarDayParts,
	formatBusinessMoment,
	formatCalendarDay,
	formatDay,
	formatMoment,
} from "./dates.ts";

const mauritius = "Indian/Mauritius";
const paris = "Europe/Paris";

it("an instant is written as the clocks of a zone show it", () => {
	expect(formatDay("2026-10-03T21:00:00.000Z", "en", mauritius)).toBe("4 October 2026");
	expect(formatDay("2026-10-03T19:00:00.000Z", "fr", mauritius)).toBe("3 octobre 2026");
	expect(formatBusinessMoment("2026-10-04T10:32:00.000Z", "en", mauritius)).toBe("4 October 2026 at 14:32");
});

it("an instant is written an hour later in summer where clocks are moved", () => {
	expect(formatBusinessMoment("2026-12-01T08:30:00.000Z", "en", paris)).toBe("1 December 2026 at 09:30");
	expect(formatDay("2026-06-30T22:30:00.000Z", "fr", paris)).toBe("1er juillet 2026");
});

it("the first day of a month in French is an ordinal, with and without a time", () => {
	expect(formatDay("2026-10-01T08:00:00.000Z", "fr", mauritius)).toBe("1er octobre 2026");
	expect(formatBusinessMoment("2026-10-01T08:00:00.000Z", "fr", mauritius)).toMatch(/^1er octobre 2026/);
	expect(formatMoment("2026-10-01T12:00:00.000Z", "fr")).toMatch(/^1er octobre 2026/);
	expect(formatDay("2026-10-11T08:00:00.000Z", "fr", mauritius)).toBe("11 octobre 2026");
	expect(formatDay("2026-10-01T08:00:00.000Z", "en", mauritius)).toBe("1 October 2026");
});

it("means the zone of the site where none is named", () => {
	const instant = "2026-10-03T21:00:00.000Z";
	expect(formatDay(instant, "en")).toBe(formatDay(instant, "en", timeZone));
	expect(formatBusinessMoment(instant, "fr")).toBe(formatBusinessMoment(instant, "fr", timeZone));
});

it("a calendar day is written alike in every zone", () => {
	expect(formatCalendarDay("2026-05-01", "fr")).toBe("vendredi 1er mai");
	expect(formatCalendarDay("2026-05-02", "en")).toBe("Saturday 2 May");
	const parts = { number: "1", ordinal: "er", month: "mai", weekday: "vendredi" };
	expect(calendarDayParts("2026-05-01", "fr")).toEqual(parts);
});
