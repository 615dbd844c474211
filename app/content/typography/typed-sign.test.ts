import { describe, expect, it } from "vitest";
import { typedSign } from "./typed-sign.ts";

/** What stands in the text once words are typed, one sign after another. */
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
