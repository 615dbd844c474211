import { describe, expect, it } from "vitest";
import { marked, takeMarks, withMarks } from "./marked-texts.ts";
import { withOwnLists } from "./own-lists.ts";
import { withOwnTexts } from "./own-texts.ts";

const english = {
	faq: { items: ["One?", "Two?", "Three?"].map((question) => ({ question, answer: "Yes." })) },
	steps: [
		{ title: "First", details: ["a", "b"] },
		{ title: "Second", details: ["c"] },
	],
	other: { title: "Other" },
};
const french = {
	faq: { items: ["Un ?", "Deux ?", "Trois ?"].map((question) => ({ question, answer: "Oui." })) },
	steps: [
		{ title: "Premier", details: ["a", "b"] },
		{ title: "Second", details: ["c"] },
	],
	other: { title: "Autre" },
};
const shipped = { en: english, fr: french };
const added = "nabcd1234";

const order = (key: string, text: string) => ({ key, language: "en" as const, text });
const text = (language: "en" | "fr", key: string, words: string) => ({ key, language, text: words });

function arranged(...own: { key: string; language: "en" | "fr"; text: string }[]) {
	return withOwnLists(withOwnTexts(shipped, own), own, shipped);
}

const questions = ({ faq }: typeof english) => faq.items.map(({ question }) => question);

describe("the lists of the site", () => {
	it("are the shipped ones, and the same objects, where nobody arranged them", () => {
		const { en, fr } = arranged();
		expect([en, fr]).toEqual([english, french]);
		expect(en).toBe(english);
	});

	it("are arranged in every language alike: moved, hidden and removed", () => {
		const { en, fr } = arranged(order("faq.items", "2 -1 0"));
		expect([questions(en), questions(fr)]).toEqual([
			["Three?", "One?"],
			["Trois ?", "Un ?"],
		]);
		expect(questions(arranged(order("faq.items", "1")).fr)).toEqual(["Deux ?"]);
		expect(questions(arranged(order("faq.items", "")).en)).toEqual([]);
		expect(en.other).toBe(english.other);
		expect(english.faq.items).toHaveLength(3);
	});

	it("take what was written with the entry to its new place", () => {
		const { fr } = arranged(text("fr", "faq.items.2.question", "Et trois ?"), order("faq.items", "2 0"));
		expect(questions(fr)).toEqual(["Et trois ?", "Un ?"]);
	});

	it("show an added entry once it is whole, in another language where one is missing", () => {
		const list = order("faq.items", `${added} 0`);
		const question = text("en", `faq.items.${added}.question`, "Four?");
		expect(questions(arranged(list, question).en)).toEqual(["One?"]);
		const answer = text("en", `faq.items.${added}.answer`, "Yes.");
		const french = text("fr", `faq.items.${added}.question`, "Quatre ?");
		const { en, fr } = arranged(list, question, answer, french);
		expect(en.faq.items[0]).toEqual({ question: "Four?", answer: "Yes." });
		expect(fr.faq.items[0]).toEqual({ question: "Quatre ?", answer: "Yes." });
	});

	it("are arranged within one another, shipped entries and added ones", () => {
		const { en, fr } = arranged(
			order("steps", `${added} 1 0`),
			order("steps.0.details", `1 ${added}`),
			text("en", `steps.0.details.${added}`, "more"),
			text("fr", `steps.${added}.title`, "Nouveau"),
			order(`steps.${added}.details`, "nzzzz0000"),
			text("en", `steps.${added}.details.nzzzz0000`, "detail"),
		);
		expect(en.steps).toEqual([
			{ title: "Nouveau", details: ["detail"] },
			{ title: "Second", details: ["c"] },
			{ title: "First", details: ["b", "more"] },
		]);
		expect(fr.steps[0]).toEqual({ title: "Nouveau", details: ["detail"] });
	});

	it("leave out what is not there any more, and orders of what is no list", () => {
		expect(questions(arranged(order("faq.items", "7 nnone0000 1")).en)).toEqual(["Two?"]);
		expect(arranged(order("other", "0"), order("none.items", "0")).en).toEqual(english);
		expect(arranged(order("__proto__.x", "0"), order("faq.items.0", "0")).en).toEqual(english);
	});

	it("carry the keys of their texts for whoever edits them on the page", () => {
		const own = [order("faq.items", `1 ${added}`), text("en", `faq.items.${added}.question`, "Four?")];
		const all = [...own, text("en", `faq.items.${added}.answer`, "Yes.")];
		const pages = { en: withMarks(english), fr: withMarks(french) };
		const { fr } = withOwnLists(pages, all, shipped, (key, words) => marked(words, key));
		expect(fr.faq.items.map(({ question }) => takeMarks(question))).toEqual([
			{ text: "Deux ?", keys: ["faq.items.1.question"] },
			{ text: "Four?", keys: [`faq.items.${added}.question`] },
		]);
	});
});
