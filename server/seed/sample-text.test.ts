import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readSampleText, sampleArticles } from "./sample-articles.ts";

const head = [
	"title: A title: with a colon",
	"excerpt: In short.",
	"category: Advice",
	"tags: one,  two words ",
];
const written = (lines: string[], content = "Words.") => `---\n${lines.join("\n")}\n---\n\n${content}\n`;
const read = (text: string) => readSampleText(text, "one.en.md");

describe("the file of a sample article", () => {
	it("says its fields a line each, and then its text", () => {
		expect(read(written([...head, "imageAlt: A boat."], "## Then\n\n---\n\nWords: many."))).toEqual({
			title: "A title: with a colon",
			excerpt: "In short.",
			category: "Advice",
			tags: ["one", "two words"],
			imageAlt: "A boat.",
			content: "## Then\n\n---\n\nWords: many.",
		});
	});

	it("needs no words for a picture that it does not have", () => {
		expect(read(written(head)).imageAlt).toBe("");
	});

	it("is read as well where it was written on Windows", () => {
		expect(read(written(head, "One.\n\nTwo.").replaceAll("\n", "\r\n"))).toEqual(
			read(written(head, "One.\n\nTwo.")),
		);
	});

	it.each([
		["Only words.", "one.en.md does not begin with its title between lines of ---."],
		[written(head.slice(1)), "one.en.md does not say its title."],
		[written(["title: A title", "tags:"]), "one.en.md does not say its excerpt, category, tags."],
		[written([...head, "A line"]), "one.en.md has a line above its text that is no field: A line"],
	])("that is written otherwise is refused by its name (%#)", (text, message) => {
		expect(() => read(text)).toThrow(message);
	});
});

it("each sample text belongs to an article", () => {
	const files = readdirSync("server/seed/articles").toSorted();
	const known = sampleArticles.flatMap(({ slug, fr }) => [`${slug}.en.md`, ...(fr ? [`${slug}.fr.md`] : [])]);
	expect(files).toEqual(known.toSorted());
});

it.each(sampleArticles)("$slug has no first heading of its own, and a word for its picture", (article) => {
	for (const text of [article, ...(article.fr ? [article.fr] : [])]) {
		expect(text.content).not.toMatch(/^# /m);
		expect(text.imageAlt === "").toBe(article.picture === null);
	}
});
