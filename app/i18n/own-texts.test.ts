import { expect, it } from "vitest";
import { withOwnTexts } from "./own-texts.ts";

const texts = { home: { title: "One", items: ["a", "b"] }, blog: { title: "Two" } };
const shipped = { en: texts, fr: texts };

it("puts the owner's texts in the place of the shipped ones, in their own language", () => {
	const { en, fr } = withOwnTexts(shipped, [
		{ key: "home.title", language: "fr", text: "Un" },
		{ key: "home.items.1", language: "fr", text: "bé" },
	]);
	expect(fr).toEqual({ home: { title: "Un", items: ["a", "bé"] }, blog: { title: "Two" } });
	expect(fr.blog).toBe(texts.blog);
	expect(en).toBe(texts);
	expect(texts.home.items).toEqual(["a", "b"]);
});

it.each([
	"home",
	"home.items",
	"home.items.2",
	"home.title.more",
	"none",
	"__proto__.title",
	"home.constructor",
])("leaves out %j, where there is no text", (key) => {
	expect(withOwnTexts(shipped, [{ key, language: "en", text: "X" }])).toEqual(shipped);
});
