import { describe, expect, it } from "vitest";
import { spelled, spelledDays, spelledLength } from "./number-words.ts";

describe("a number in a sentence", () => {
	it.each([
		[1, "one", "un"],
		[7, "seven", "sept"],
		[12, "twelve", "douze"],
		[13, "13", "13"],
		[1000, "1,000", "1\u202f000"],
		[0, "0", "0"],
	])("is said in words up to twelve: %i", (count, english, french) => {
		expect([spelled(count, "en"), spelled(count, "fr")]).toEqual([english, french]);
	});
});

describe("a length of time", () => {
	it.each([
		[1, "one business day", "un jour ouvré"],
		[2, "two business days", "deux jours ouvrés"],
		[20, "20 business days", "20 jours ouvrés"],
	])("agrees with its number: %i", (count, english, french) => {
		expect(spelledLength(count, "businessDay", "en")).toBe(english);
		expect(spelledLength(count, "businessDay", "fr")).toBe(french);
	});

	it.each([
		[1, "one day", "un jour"],
		[3, "three days", "trois jours"],
		[7, "one week", "une semaine"],
		[10, "ten days", "dix jours"],
		[14, "two weeks", "deux semaines"],
		[30, "30 days", "30 jours"],
	])("of whole weeks is said in weeks: %i days", (days, english, french) => {
		expect([spelledDays(days, "en"), spelledDays(days, "fr")]).toEqual([english, french]);
	});
});
