import fc from "fast-check";
import { expect, it } from "vitest";
import { countWords } from "#app/content/plain-text.ts";
import { readingMinutes } from "./reading-time.ts";

it.each([
	["", 1],
	["One word", 1],
	["word ".repeat(238), 1],
	["word ".repeat(239), 2],
	["aujourd’hui ".repeat(238), 1],
	[`${"[two words](https://a-long.example/address/with/parts) ".repeat(119)}`, 1],
	["**bold** ".repeat(238), 1],
])("the reading time of a text is in whole minutes (%#)", (markdown, minutes) => {
	expect(readingMinutes(markdown)).toBe(minutes);
});

it.each([
	["", 0],
	["One **two** [three](/a/long/address)", 3],
	[`![A boat](/media/${"a".repeat(64)}-1600.webp "By Ann")`, 2],
	["One <u>two</u><br>three", 3],
	["aujourd’hui, l’été – 12 500", 4],
])("the words that readers see in %j are %i", (markdown, words) => {
	expect(countWords(markdown)).toBe(words);
});

it("the reading time never shrinks when words are added", () => {
	fc.assert(
		fc.property(fc.nat(2000), fc.nat(500), (words, more) => {
			expect(readingMinutes("mot ".repeat(words + more))).toBeGreaterThanOrEqual(
				readingMinutes("mot ".repeat(words)),
			);
		}),
	);
});
