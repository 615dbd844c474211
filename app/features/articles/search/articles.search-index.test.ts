import fc from "fast-check";
import { expect, it } from "vitest";
import { trigramNumbers } from "./articles.search-index.server.ts";

const text = fc.string({ unit: fc.constantFrom("a", "b", "é", " ", "\n", "𝒜", "%"), maxLength: 12 });

it("a text has every trigram number of each of its parts", () => {
	fc.assert(
		fc.property(text, text, text, (before, part, after) => {
			const whole = trigramNumbers(before + part + after, "en");
			expect(whole).toEqual(expect.arrayContaining(trigramNumbers(part, "en")));
		}),
	);
});

it("trigrams number three characters in a row, whatever their width, separately for each language", () => {
	expect(trigramNumbers("ab", "en")).toEqual([]);
	expect(trigramNumbers("𝒜𝒜", "en")).toEqual([]);
	expect(trigramNumbers("abcabc", "en")).toHaveLength(3);
	expect(trigramNumbers("abc", "fr")).not.toEqual(trigramNumbers("abc", "en"));
	expect(trigramNumbers("abc", "fr").every((number) => number < 2 ** 25)).toBe(true);
});
