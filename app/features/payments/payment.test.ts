import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dueDayOf, owedBackRuleOf, paymentStateOf, sumsOf } from "./payment.ts";
import { isReference, newReference } from "./reference.ts";

const day = "2026-03-14";

describe("the day until which a seat is paid", () => {
	it.each([
		["a week before the table", "2026-02-27", "2026-03-07"],
		["two weeks after it was confirmed, where that is sooner", "2026-01-10", "2026-01-24"],
		["two days after it, for who confirms late", "2026-03-08", "2026-03-10"],
		["the day of the table, for who confirms last", "2026-03-13", "2026-03-14"],
	])("is %s", (_, confirmed, due) => expect(dueDayOf(confirmed, day)).toBe(due));

	it("is none without a day", () => expect(dueDayOf("2026-01-10", null)).toBeNull());
});

describe("the state of an account", () => {
	type Kinds = [kind: Parameters<typeof sumsOf>[0][number]["kind"], amount: number][];
	it.each([
		["due", [["charge", 100]], "2026-03-01"],
		["late", [["charge", 100]], "2026-03-08"],
		[
			"due",
			[
				["charge", 100],
				["payment", 60],
			],
			"2026-03-01",
		],
		[
			"paid",
			[
				["charge", 100],
				["payment", 100],
			],
			"2026-03-08",
		],
		[
			"paid",
			[
				["charge", 100],
				["forgiveness", 40],
				["payment", 60],
			],
			"2026-03-08",
		],
		[
			"forgiven",
			[
				["charge", 100],
				["forgiveness", 100],
			],
			"2026-03-08",
		],
		[
			"none",
			[
				["charge", 100],
				["release", 100],
			],
			"2026-03-08",
		],
		[
			"none",
			[
				["charge", 100],
				["payment", 100],
				["correction", 100],
				["release", 100],
			],
			"2026-03-08",
		],
		[
			"owedBack",
			[
				["charge", 100],
				["payment", 100],
				["release", 100],
			],
			"2026-03-08",
		],
		[
			"owedBack",
			[
				["charge", 100],
				["payment", 150],
			],
			"2026-03-08",
		],
		[
			"kept",
			[
				["charge", 100],
				["payment", 100],
				["release", 100],
				["keeping", 100],
			],
			"2026-03-08",
		],
		[
			"givenBack",
			[
				["charge", 100],
				["payment", 100],
				["release", 100],
				["refund", 100],
			],
			"2026-03-08",
		],
		[
			"late",
			[
				["charge", 100],
				["forgiveness", 100],
				["release", 0],
				["charge", 100],
			],
			"2026-03-08",
		],
	] satisfies [string, Kinds, string][])("is %s after %j", (state, entries, today) => {
		const sums = sumsOf(entries.map(([kind, amount]) => ({ kind, amount })));
		expect(paymentStateOf(sums, "2026-03-07", today)).toBe(state);
	});
});

it.each([
	["houseCancelled", { state: "cancelled", calendarDate: day }, "2026-03-13", false],
	["overpaid", { state: "announced", calendarDate: day }, "2026-01-01", true],
	["postponed", { state: "postponed", calendarDate: day }, "2026-03-13", false],
	["inTime", { state: "announced", calendarDate: day }, "2026-03-07", false],
	["late", { state: "full", calendarDate: day }, "2026-03-08", false],
] as const)("what is owed back falls under %s", (rule, table, stateSince, isCharged) =>
	expect(owedBackRuleOf({ isCharged }, { stateSince }, table, 7)).toBe(rule),
);

it("a reference has six signs that nobody confuses, and is neither a word nor a number", () => {
	fc.assert(
		fc.property(fc.infiniteStream(fc.nat(31)), (numbers) => {
			const made = newReference((below) => (numbers.next().value ?? 0) % below);
			expect(made).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
			expect(made).toMatch(/\d/);
			expect(made).toMatch(/[A-Z]/);
			expect(isReference(made)).toBe(true);
		}),
	);
	expect(["SALARY", "234567", "A2B3C", "A2B3C0"].some(isReference)).toBe(false);
});
