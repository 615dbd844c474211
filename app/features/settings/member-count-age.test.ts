import { expect, it } from "vitest";
import { isCountOld } from "./setting.ts";

const now = new Date("2026-11-22T08:00:00.000Z");

it.each([
	["2026-11-22T07:00:00.000Z", false],
	["2026-08-24T08:00:00.000Z", false],
	["2026-08-24T07:59:59.999Z", true],
	["2025-01-01T00:00:00.000Z", true],
	[undefined, false],
])("a count of %s is old: %s", (confirmedAt, isOld) => {
	expect(isCountOld(confirmedAt, now)).toBe(isOld);
});
