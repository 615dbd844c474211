import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readingMinutes } from "#app/features/articles/reading-time.ts";
import { countWords, withLinkLabels, withoutMarks, withoutTags } from "./plain-text.ts";

const text = fc.string({ unit: fc.constantFrom(..."![]()<>_*`a é\n/u𝒜"), maxLength: 40 });

/** The rules as one would write them down, in quadratic time. */
const plain = {
	labels: (markdown: string) => markdown.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1"),
	tags: (markdown: string) => markdown.replace(/<[^>]*>/g, " "),
	marks: (markdown: string) =>
		plain
			.labels(markdown)
			.replace(/<\/?u>/gi, "")
			.replace(/[*`]|(?<![\p{Letter}\p{Number}_])_+|_+(?![\p{Letter}\p{Number}_])/gu, ""),
	words: (markdown: string) =>
		plain.tags(plain.labels(markdown)).match(/[\p{Letter}\p{Number}]+(?:[’'-][\p{Letter}\p{Number}]+)*/gu),
};

it("plain text is what the plain rules make of it, whatever the text", () => {
	fc.assert(
		fc.property(text, (markdown) => {
			expect(withLinkLabels(markdown)).toBe(plain.labels(markdown));
			expect(withoutTags(markdown)).toBe(plain.tags(markdown));
			expect(withoutMarks(markdown)).toBe(plain.marks(markdown));
			expect(countWords(markdown)).toBe(plain.words(markdown)?.length ?? 0);
		}),
		{ numRuns: 2_000 },
	);
});

const size = 200_000;

/** Each took the plain rules seconds to minutes. */
describe.each([
	["[", "[".repeat(size)],
	["[…]", `${"[".repeat(size - 1)}]`],
	["[](", "[](".repeat(size / 3)],
	["<", "<".repeat(size)],
	["a___a", `a${"_".repeat(size)}a`],
	["a_", "a_".repeat(size / 2)],
	["a-", "a-".repeat(size / 2)],
])("200,000 characters of %s", (_name, markdown) => {
	it("are counted and taken out of their marks", () => {
		expect(readingMinutes(markdown)).toBeGreaterThan(0);
		expect(withoutMarks(markdown).length).toBeGreaterThan(0);
		expect(countWords(markdown)).toBeGreaterThanOrEqual(0);
	});
});

describe("withoutMarks", () => {
	it.each([
		["say **hello**, *you*", "say hello, you"],
		["<u>under</u> _line_ __both__", "under line both"],
		["snake_case_name stays", "snake_case_name stays"],
		["[the table](https://x.example/y) ![a boat](/media/z.webp)", "the table a boat"],
		["1 < 2 and `code`", "1 < 2 and code"],
	])("reads %j as %j", (markdown, plain) => {
		expect(withoutMarks(markdown)).toBe(plain);
	});
});
