import fc from "fast-check";
import { expect, test } from "vitest";
import { countAfter, countUpMs } from "./member-counter.tsx";

test("the counter begins at 1 and ends at the value, and stays there", () => {
	expect(countAfter(0, 234)).toBe(1);
	expect(countAfter(countUpMs, 234)).toBe(234);
	expect(countAfter(countUpMs * 3, 234)).toBe(234);
});

test("the counter does not go below 1 if the clock is a little behind", () => {
	expect(countAfter(-12, 234)).toBe(1);
});

test("the counter accepts 0 members", () => {
	expect(countAfter(countUpMs, 0)).toBe(0);
});

test("the counter only goes up, by whole numbers, and never beyond the value", () => {
	const count = fc.integer({ min: 1, max: 1_000_000 });
	const moment = fc.integer({ min: 0, max: countUpMs });
	fc.assert(
		fc.property(count, moment, moment, (value, one, other) => {
			const earlier = countAfter(Math.min(one, other), value);
			const later = countAfter(Math.max(one, other), value);
			return Number.isInteger(earlier) && earlier >= 1 && earlier <= later && later <= value;
		}),
	);
});
