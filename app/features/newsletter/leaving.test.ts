import { describe, expect, it } from "vitest";
import { countReasons, pauseEnd } from "./leaving.ts";

describe("a pause", () => {
	it.each([
		["2026-01-15T08:00:00.000Z", "2026-04-15T08:00:00.000Z"],
		["2026-11-30T23:30:00.000Z", "2027-02-28T23:30:00.000Z"],
		["2027-11-30T00:00:00.000Z", "2028-02-29T00:00:00.000Z"],
		["2026-12-31T12:00:00.000Z", "2027-03-31T12:00:00.000Z"],
	])("that begins on %s ends on %s", (now, end) => {
		expect(pauseEnd(new Date(now))).toBe(end);
	});
});

it("reasons that nobody gave count as 0, and people without a reason not at all", () => {
	const rows = [
		{ leaving_reason: "too-often", people: "2" },
		{ leaving_reason: null, people: 7 },
	];
	expect(countReasons(rows)).toEqual({ "too-often": 2, "not-for-me": 0, "no-need": 0, "not-asked": 0 });
});
