import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOrderOf, readBankDay } from "./bank-days.ts";
import { decimalSignsOf, readSignedCents } from "./signed-amounts.ts";

describe("an amount in a bank’s file", () => {
	it.each([
		["1500", 150_000],
		["1500.5", 150_050],
		["1,500.00", 150_000],
		["1.500,00", 150_000],
		["1 500,00", 150_000],
		["1\u00a0500,00", 150_000],
		["1\u202f500,00", 150_000],
		["1'500.00", 150_000],
		["1’500.00", 150_000],
		["1,234,567.89", 123_456_789],
		["1.234.567", 123_456_700],
		["1,500", 150_000],
		["1.500", 150_000],
		["0.50", 50],
		[".50", 50],
		["0.00", 0],
		["+1,500.00", 150_000],
		["-1,500.00", -150_000],
		["\u22121,500.00", -150_000],
		["–1 500,00", -150_000],
		["1,500.00-", -150_000],
		["1 500,00 \u2212", -150_000],
		["(1,500.00)", -150_000],
		["'-1500", -150_000],
		["Rs 1,500.00", 150_000],
		["Rs. -1,500.00", -150_000],
		["-Rs 1,500.00", -150_000],
		["1,500.00 MUR", 150_000],
		["(MUR 1,500.00)", -150_000],
		["1,500.00 CR", 150_000],
		["1,500.00 Dr", -150_000],
		["１５００", 150_000],
	])("%j is read", (cell, cents) => expect(readSignedCents(cell)).toBe(cents));

	it.each([
		"",
		"-",
		"n/a",
		"1,50,000",
		"1,500,00",
		"1.500.00",
		"1 500 00",
		"12.345.6",
		"1500.500",
		"--5",
		"-5-",
		"(-5)",
		"-5 DR",
		"-5 CR",
		"1e3",
		"0x10",
		"5 EUR",
		"1234567890123",
		".",
	])("%j is none", (cell) => expect(readSignedCents(cell)).toBeUndefined());

	it("of one group is a thousand, unless the file writes decimals with that sign", () => {
		expect(readSignedCents("1.500", decimalSignsOf(["12,50", "1.500"]))).toBe(150_000);
		expect(readSignedCents("1.500", decimalSignsOf(["12.50", "1.500"]))).toBeUndefined();
		expect(readSignedCents("1.500.000", decimalSignsOf(["12.50"]))).toBe(150_000_000);
		expect([...decimalSignsOf(["1,500", "x", "-2.000"])]).toEqual([]);
		expect([...decimalSignsOf(["(1.500,5)"])]).toEqual([","]);
	});
});

it("an amount is read as it was written, in every way of writing it", () => {
	const way = fc.record({
		thousands: fc.constantFrom("", ",", ".", " ", "\u00a0", "\u202f", "'", "’"),
		decimal: fc.constantFrom(".", ","),
		minus: fc.constantFrom<(digits: string) => string>(
			(digits) => `-${digits}`,
			(digits) => `\u2212${digits}`,
			(digits) => `${digits}-`,
			(digits) => `(${digits})`,
			(digits) => `Rs -${digits}`,
			(digits) => `${digits} DR`,
		),
	});
	fc.assert(
		fc.property(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), way, (cents, how) => {
			fc.pre(how.thousands !== how.decimal && cents !== 0);
			const [whole = "", rest = ""] = (Math.abs(cents) / 100).toFixed(2).split(".");
			const digits = `${whole.replace(/\B(?=(\d{3})+$)/g, how.thousands)}${how.decimal}${rest}`;
			const written = cents < 0 ? how.minus(digits) : digits;
			expect(readSignedCents(written, decimalSignsOf([written]))).toBe(cents);
		}),
	);
});

it("a cell without end is neither an amount nor a day, and is not read to its end", () => {
	const before = performance.now();
	for (const sign of ["t", " ", "1", ",", "(", "-", "1,000"]) {
		expect(readSignedCents(sign.repeat(60_000))).toBeUndefined();
		expect(readBankDay(sign.repeat(60_000))).toBeUndefined();
	}
	expect(performance.now() - before).toBeLessThan(1_000);
});

describe("a day in a bank’s file", () => {
	it.each([
		["2026-03-14", "2026-03-14"],
		["2026/03/14", "2026-03-14"],
		["20260314", "2026-03-14"],
		["14/03/2026", "2026-03-14"],
		["4/3/2026", "2026-03-04"],
		["14.03.26", "2026-03-14"],
		["14-03-2026 09:15", "2026-03-14"],
		["2026-03-14T09:15:00Z", "2026-03-14"],
		["14-Mar-2026", "2026-03-14"],
		["14 March 2026", "2026-03-14"],
		["14 mars 2026", "2026-03-14"],
		["1 févr. 2026", "2026-02-01"],
		["1-AOÛT-26", "2026-08-01"],
		["1 juil. 2026", "2026-07-01"],
		["1-Jul-2026", "2026-07-01"],
		["14-Sept-2026", "2026-09-14"],
		["29/02/2028", "2028-02-29"],
	])("%j is read", (cell, day) => expect(readBankDay(cell)).toBe(day));

	it.each([
		"",
		"31/02/2026",
		"29/02/2026",
		"14/13/2026",
		"2026-3",
		"14 jui 2026",
		"14/03-2026",
		"Total",
		"1500",
		"14 ma 2026",
	])("%j is none", (cell) => expect(readBankDay(cell)).toBeUndefined());

	it("begins with the month where the file cannot be read otherwise", () => {
		expect(dayOrderOf(["03/04/2026", "03/14/2026"])).toBe("month-first");
		expect(dayOrderOf(["03/04/2026"])).toBe("day-first");
		expect(dayOrderOf(["03/14/2026", "14/03/2026"])).toBe("day-first");
		expect(readBankDay("03/04/2026", "month-first")).toBe("2026-03-04");
		expect(readBankDay("03/04/2026")).toBe("2026-04-03");
	});
});
