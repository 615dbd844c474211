import { expect, it } from "vitest";
import { daysWithoutLetter } from "./letter-promise.ts";

const now = new Date("2026-03-20T08:00:00.000Z");

it("the days without a letter count whole from the last one that left, whatever stands before it in the list", () => {
	const letters = [
		{ startedAt: null },
		{ startedAt: "2026-02-01T08:00:00.000Z" },
		{ startedAt: "2026-03-05T09:00:00.000Z" },
	];
	expect(daysWithoutLetter(letters, now)).toBe(14);
});

it("the days without a letter are not counted while none has left", () => {
	expect(daysWithoutLetter([{ startedAt: null }], now)).toBeUndefined();
});
