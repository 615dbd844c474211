import fc from "fast-check";
import { expect, it } from "vitest";
import { languages } from "#app/site/site-config.ts";
import { centsOf, formatCents, writeCents } from "./amount.ts";

it.each([
	[100_000, "Rs\u00a01,000", "Rs\u00a01\u202f000"],
	[125_050, "Rs\u00a01,250.50", "Rs\u00a01\u202f250,50"],
	[5, "Rs\u00a00.05", "Rs\u00a00,05"],
])("%i cents are written %s, in French %s", (cents, english, french) => {
	expect([formatCents(cents, "en"), formatCents(cents, "fr")]).toEqual([english, french]);
});

it.each([
	["1000", 100_000],
	[" 1 250,50 ", 125_050],
	["1,250", 125_000],
	["1,250.5", 125_050],
	["1.250,50", 125_050],
	["Rs 1’250", 125_000],
	["1250 Rs", 125_000],
	["1,25", 125],
	["-5", undefined],
	["1,2,3", undefined],
	["12 50", undefined],
	["", undefined],
	["a lot", undefined],
	["1e3", undefined],
])("what is typed as %j is %j cents", (typed, cents) => expect(centsOf(typed)).toBe(cents));

it("whatever is written is read again", () => {
	fc.assert(
		fc.property(fc.nat(1_000_000_000), fc.constantFrom(...languages), (cents, language) => {
			expect(centsOf(writeCents(cents, language))).toBe(cents);
			expect(centsOf(formatCents(cents, language))).toBe(cents);
		}),
	);
});
