import { describe, expect, it } from "vitest";
import { foldForSearch, tagKeys, withoutMarks } from "./search-text.ts";

describe("foldForSearch", () => {
	it.each([
		["L’Été\u00a0!", "l'ete !"],
		["«\u00a0Cœur\u00a0»", '" coeur "'],
		["  a\n\tb  ", "a b"],
		["rendez\u2011vous — ici", "rendez-vous - ici"],
		["e\u0301", "e"],
		["so\u00adft", "soft"],
		["ᴬİ", "ai"],
		["a\u0000b", "a b"],
		["\u0301", ""],
	])("folds %j to %j", (text, folded) => {
		expect(foldForSearch(text)).toBe(folded);
	});
});

describe("withoutMarks", () => {
	it.each([
		["say **hello**, *you*", "say hello, you"],
		["<u>under</u> _line_ __both__", "under line both"],
		["snake_case_name stays", "snake_case_name stays"],
		["[the table](https://x.example/y) ![a boat](/media/z.webp)", "the table a boat"],
		["1 < 2 and `code`", "1 < 2 and code"],
	])("reads %j as %j", (markdown, words) => {
		expect(withoutMarks(markdown)).toBe(words);
	});
});

it("takes tags that differ in case or spacing for one", () => {
	expect(tagKeys(["First  date", "first date", " ", "Été", "E\u0301té", "Ete"])).toEqual([
		"first date",
		"été",
		"ete",
	]);
});
