import { describe, expect, it } from "vitest";
import { longProse } from "#bench/long-prose.ts";
import { attacks } from "#e2e/support/attacks.ts";
import { sampleArticles } from "#server/seed/sample-articles.ts";
import { everyClipboard } from "#server/testing/clipboard/fixtures.ts";
import { createStoredText } from "./stored-text.ts";

const articles = sampleArticles.flatMap(({ content, fr }) => [content, ...(fr ? [fr.content] : [])]);

/** The texts of the other tests, and the fewest that each is tried with. */
const corpus: [string, string[], number][] = [
	["the articles of a first start, in both languages", articles, 20],
	["what is copied out of other programs", everyClipboard.map(({ markdown }) => markdown), 200],
	["the hostile texts, one by one", attacks, 100],
	["the hostile texts, as one", [attacks.join("\n\n"), attacks.join("\n"), attacks.join(" ")], 3],
	["the longest prose", [longProse()], 1],
];

/** Returns a text after it was opened and stored again, untouched. */
function again(markdown: string): string {
	const stored = createStoredText();
	return stored.write(stored.open(markdown));
}

describe("each text of the other tests", () => {
	it.each(corpus)("is written as it was opened, byte for byte: %s", (_name, texts, fewest) => {
		expect(texts.length).toBeGreaterThanOrEqual(fewest);
		for (const markdown of texts) expect(again(markdown)).toBe(markdown);
	});
});
