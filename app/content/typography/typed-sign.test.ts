import { describe, expect, it } from "vitest";
import { changeBetween, pastedWords, typedSign, typedWords } from "./typed-sign.ts";

/** Types words, one sign after another, and returns the text that is there then. */
function typed(words: string, language: "en" | "fr"): string {
	let text = "";
	for (const sign of words) {
		const { back, insert } = typedSign(text, sign, language) ?? { back: 0, insert: sign };
		text = text.slice(0, text.length - back) + insert;
	}
	return text.replaceAll("\u00a0", "~").replaceAll("\u202f", "_");
}

describe("what is typed in French", () => {
	it.each([
		["Oui !", "Oui~!"],
		["Oui!", "Oui~!"],
		["Quoi ?!", "Quoi~?!"],
		["Vraiment ?! Non !!", "Vraiment~?! Non~!!"],
		["Voici : un ; deux", "Voici~: un~; deux"],
		['Il dit "oui" et part', "Il dit «~oui~» et part"],
		["Il dit « oui » et part", "Il dit «~oui~» et part"],
		["Il dit «oui» et part", "Il dit «~oui~» et part"],
		["l'été d'Ann", "l’été d’Ann"],
		["à 18:30", "à 18:30"],
		["https://a.example/x?y", "https://a.example/x?y"],
		["ann@a.example?", "ann@a.example?"],
		["n° 4", "n°~4"],
		["1 000 et 12 500 000", "1_000 et 12_500_000"],
		["en 2026 300 tables", "en 2026 300 tables"],
		["(! )", "(! )"],
	])("%j reads %j", (words, expected) => {
		expect(typed(words, "fr")).toBe(expected);
	});
});

describe("what is typed in English", () => {
	it.each([
		["It's Ann's 'table'", "It’s Ann’s ‘table’"],
		['She said "yes" (and "no").', "She said “yes” (and “no”)."],
		["Really ?", "Really ?"],
		["1 000", "1 000"],
	])("%j reads %j", (words, expected) => {
		expect(typed(words, "en")).toBe(expected);
	});
});

describe("words that are pasted", () => {
	it.each([
		["", `L'été : "oui" ; n° 4`, "L’été~: «~oui~»~; n°~4"],
		["Il dit ", `"oui"`, "«~oui~»"],
		["Oui ", "! Non !", "! Non~!"],
	])("behind %j, %j read %j", (before, words, expected) => {
		expect(pastedWords(before, words, "fr").replaceAll("\u00a0", "~")).toBe(expected);
	});

	it("are as many as they were in a long text", () => {
		const line = "L'été, il dit : non. ";
		expect(pastedWords("", line.repeat(500), "fr")).toBe("L’été, il dit\u00a0: non. ".repeat(500));
	});
});

describe("words that come at once", () => {
	it.each([
		["", "l'été", { from: 1, to: 2, insert: "’" }],
		["Oui ", "!", { from: -1, to: 0, insert: "\u00a0" }],
		["Il dit ", '"oui"', { from: 0, to: 5, insert: "«\u00a0oui\u00a0»" }],
		["1 0", "00", { from: -2, to: -1, insert: "\u202f" }],
		["", "«\u00a0oui\u00a0»", undefined],
		["l'été ", "passe", undefined],
	])("behind %j, %j are changed where it is needed", (before, words, expected) => {
		expect(typedWords(before, words, "fr")).toEqual(expected);
	});

	it.each([
		["one two", "one too two", { from: 5, to: 5, insert: "oo t" }],
		["one two", "one", { from: 3, to: 7, insert: "" }],
		["aa", "aaa", { from: 2, to: 2, insert: "a" }],
		["same", "same", undefined],
	])("%j becomes %j by one change", (before, after, expected) => {
		expect(changeBetween(before, after)).toEqual(expected);
	});
});
