import { describe, expect, it } from "vitest";
import { numberWords } from "#app/site/number-words.ts";
import { languages } from "#app/site/site-config.ts";
import { numbersInWords } from "./number-words.ts";

const read = (text: string) =>
	numbersInWords(text).map(({ value, start, end }) => [value, text.slice(start, end)]);

describe("a number in words", () => {
	it.each(languages)("is read from one to ninety-nine, however it is hyphenated, in %s", (language) => {
		const { numbers } = numberWords[language];
		expect(new Set(numbers).size).toBe(99);
		for (const [index, words] of numbers.entries()) {
			for (const written of [words, words.replaceAll(" ", "-"), words.toUpperCase()])
				expect(read(`About ${written} guests`)).toEqual([[index + 1, written]]);
		}
	});

	it.each([
		["twenty-five minutes", 25, "twenty-five"],
		["two dozen guests", 24, "two dozen"],
		["une douzaine de convives", 12, "une douzaine"],
		["quatre vingt dix minutes", 90, "quatre vingt dix"],
		["quatre-vingts convives", 80, "quatre-vingts"],
		["soixante et onze membres", 71, "soixante et onze"],
		["vingt et une lectrices", 21, "vingt et une"],
		["trente\u00a0jours", 30, "trente"],
	])("may be written as %s", (text, value, words) => {
		expect(read(text)[0]).toEqual([value, words]);
	});

	it("ends where the next one begins", () => {
		expect(read("six huit, twenty thirty, two and three, dix onze")).toEqual(
			[6, 8, 20, 30, 2, 3, 10, 11].map((value) => [value, expect.any(String)]),
		);
		expect(read("deux mille. Trente")).toEqual([[30, "Trente"]]);
	});

	it.each([
		"a table, a hundredth, hundreds of guests, thousands",
		"the twenty-first century",
		"a hundred and two people, fifteen hundred readers, two thousand",
		"deux-cent-trente-quatre membres, mille et une nuits, cent vingt",
		"cent pour cent, ten percent",
		"quelques vingtaines, des centaines de personnes",
		"someone, often, weighty, dixième",
		"constructor, toString, __proto__",
	])("is not in: %s", (text) => {
		expect(read(text)).toEqual([]);
	});
});
