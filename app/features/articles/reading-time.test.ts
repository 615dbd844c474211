import fc from "fast-check";
import { expect, it } from "vitest";
import { readingMinutes } from "./reading-time.ts";

it.each([
	["", 1],
	["One word", 1],
	["word ".repeat(238), 1],
	["word ".repeat(239), 2],
	["aujourd’hui ".repeat(238), 1],
	[`${"[two words](https://a-long.example/address/with/parts) ".repeat(119)}`, 1],
	["**bold** ".repeat(238), 1],
])("reads a text in whole minutes (%#)", (markdown, minutes) => {
	expect(readingMinutes(markdown)).toBe(minutes);
});

it("never shrinks when words are added", () => {
	fc.assert(
		fc.property(fc.nat(2000), fc.nat(500), (words, more) => {
			expect(readingMinutes("mot ".repeat(words + more))).toBeGreaterThanOrEqual(
				readingMinutes("mot ".repeat(words)),
			);
		}),
	);
});
