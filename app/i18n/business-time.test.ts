import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { timeZone } from "#app/site/site-config.ts";
import { dayOf, daysAfter, instantHere, instantOf, localTimeOf } from "./business-time.ts";

const mauritius = "Indian/Mauritius";
const paris = "Europe/Paris";

it("business time is counted in the zone of the site", () => {
	const instant = "2026-10-04T20:32:00.000Z";
	const local = localTimeOf(instant, timeZone);
	expect(localTimeOf(instant)).toBe(local);
	expect(dayOf(new Date(instant))).toBe(local.slice(0, 10));
	expect(instantOf(local)).toBe(instant);
});

describe("a zone four hours ahead of UTC", () => {
	it("has days of its own", () => {
		expect(dayOf(new Date("2026-12-31T19:59:59.999Z"), mauritius)).toBe("2026-12-31");
		expect(dayOf(new Date("2026-12-31T20:00:00.000Z"), mauritius)).toBe("2027-01-01");
	});

	it.each([
		["2026-07-01T09:30", "2026-07-01T05:30:00.000Z"],
		["2026-01-01T02:00", "2025-12-31T22:00:00.000Z"],
		["2028-02-29T23:59", "2028-02-29T19:59:00.000Z"],
	])("shows %s at %s", (local, instant) => {
		expect(instantOf(local, mauritius)).toBe(instant);
		expect(localTimeOf(instant, mauritius)).toBe(local);
	});
});

it.each([
	[mauritius, "2026-07-01T05:30:00.000Z", "2026-07-01T09:30:00+04:00"],
	[paris, "2026-12-01T08:30:00.000Z", "2026-12-01T09:30:00+01:00"],
	["America/St_Johns", "2026-12-01T08:30:00.000Z", "2026-12-01T05:00:00-03:30"],
])("says in %s how far its clocks are from UTC", (zone, instant, here) => {
	expect(instantHere(instant, zone)).toBe(here);
});

it.each(["", "2026-02-30T10:00", "2026-01-01T24:00", "2026-01-01", "tomorrow", "2026-01-01T10:00Z"])(
	"has no %s",
	(local) => {
		expect(instantOf(local)).toBeUndefined();
	},
);

it.each([mauritius, paris, "America/St_Johns", "Australia/Lord_Howe", "Pacific/Apia"])(
	"may be %s: what is typed there is shown there",
	(zone) => {
		const minutes = fc.integer({ min: Date.UTC(2012, 0) / 60_000, max: Date.UTC(2090, 0) / 60_000 });
		fc.assert(
			fc.property(minutes, (minute) => {
				const instant = new Date(minute * 60_000).toISOString();
				const local = localTimeOf(instant, zone);
				const typed = instantOf(local, zone) ?? "";
				expect(localTimeOf(typed, zone)).toBe(local);
				expect(typed <= instant).toBe(true);
				expect(new Date(instantHere(instant, zone)).toISOString()).toBe(instant);
			}),
		);
	},
);

describe("a zone with summer time", () => {
	it("is ahead of UTC by two hours in summer and by one in winter", () => {
		expect(instantOf("2026-07-01T09:30", paris)).toBe("2026-07-01T07:30:00.000Z");
		expect(instantOf("2026-12-01T09:30", paris)).toBe("2026-12-01T08:30:00.000Z");
		expect(localTimeOf("2026-07-01T07:30:00.000Z", paris)).toBe("2026-07-01T09:30");
		expect(dayOf(new Date("2026-06-30T21:59:00.000Z"), paris)).toBe("2026-06-30");
		expect(dayOf(new Date("2026-12-31T22:59:00.000Z"), paris)).toBe("2026-12-31");
	});

	it("moves a time that it skips by an hour, and takes the first of two", () => {
		expect(instantOf("2026-03-29T02:30", paris)).toBe("2026-03-29T01:30:00.000Z");
		expect(instantOf("2026-10-25T02:30", paris)).toBe("2026-10-25T00:30:00.000Z");
		expect(instantOf("2026-10-25T03:00", paris)).toBe("2026-10-25T02:00:00.000Z");
	});
});

it("days are counted across months, leap days and years", () => {
	expect(daysAfter("2028-02-28", 2)).toBe("2028-03-01");
	expect(daysAfter("2027-01-01", -1)).toBe("2026-12-31");
});
