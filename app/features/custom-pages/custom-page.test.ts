import { describe, expect, it } from "vitest";
import { openingOf } from "#app/features/custom-pages/storage/pages.row.server.ts";
import { pageInput, wordsToFill } from "./custom-page.ts";

const page = (written: object) => pageInput.parse({ title: "", content: "", ...written });
const fr = { title: "Contact", content: "Mots." };

describe("what a page needs", () => {
	it.each([
		["nothing written, as a draft", {}, false, { language: "en", missing: ["title"] }],
		["nothing written, to publish", {}, true, { language: "en", missing: ["title", "content"] }],
		["a title alone, as a draft", { title: "Contact" }, false, undefined],
		["a title alone, to publish", { title: "Contact" }, true, { language: "en", missing: ["content"] }],
		["French alone", { fr }, true, undefined],
		["French nearer", { fr: { ...fr, content: " " } }, true, { language: "fr", missing: ["content"] }],
		["a text of spaces", { title: "A", content: "\n " }, true, { language: "en", missing: ["content"] }],
	])("with %s", (_case, written, publishes, toFill) => {
		expect(wordsToFill(page(written), publishes)).toEqual(toFill);
	});

	it("is asked for in the language that is being written, where none is nearer", () => {
		expect(wordsToFill(page({}), true, "fr")?.language).toBe("fr");
	});
});

describe("how a text begins, for search engines", () => {
	it("is said without headings and marks, in one line", () => {
		const markdown = "# Title\n\n> A **quote**, a [link](/a)\n\n- one\n- <u>two</u>\n\n1. three";
		expect(openingOf(markdown)).toBe("A quote, a link one two three");
	});

	it("ends between two words where it is long, and says so", () => {
		const opening = openingOf("word ".repeat(80));
		expect(opening).toMatch(/^(word )+word…$/);
		expect(opening.length).toBeLessThanOrEqual(161);
		expect(openingOf("x".repeat(500))).toHaveLength(161);
	});
});
