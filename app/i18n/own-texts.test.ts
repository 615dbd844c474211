import { describe, expect, it } from "vitest";
import type { FactId } from "#app/site/facts.ts";
import type { Language } from "#app/site/site-config.ts";
import { marked, takeMarks } from "./marked-texts.ts";
import { openOwnTexts, shippedTexts } from "./own-texts.ts";

const english = {
	faq: { items: ["One?", "Two?", "Three?"].map((question) => ({ question, answer: "Yes." })) },
	steps: [
		{ title: "First", details: ["a", "b"] },
		{ title: "Second", details: ["c"] },
	],
	other: { title: "Other", isTrue: false },
};
const french: typeof english = {
	faq: { items: ["Un ?", "Deux ?", "Trois ?"].map((question) => ({ question, answer: "Oui." })) },
	steps: [
		{ title: "Premier", details: ["a", "b"] },
		{ title: "Second", details: ["c"] },
	],
	other: { title: "Autre", isTrue: false },
};
const texts = { en: { texts: english }, fr: { texts: french } };
const added = "nabcd1234";

type Own = { key: string; language: Language; text: string | boolean };

const order = (key: string, text: string): Own => ({ key: `texts.${key}`, language: "en", text });
const text = (language: Language, key: string, words: string | boolean): Own => ({
	key: `texts.${key}`,
	language,
	text: words,
});

/** The texts in both languages as their owner has them. */
function ownTexts(...own: Own[]) {
	const read = (language: Language) => openOwnTexts(shippedTexts(texts[language]), own, language)("texts");
	return { en: read("en") as typeof english, fr: read("fr") as typeof english };
}

const questions = ({ faq }: typeof english) => faq.items.map(({ question }) => question);

describe("the owner's words", () => {
	it("stand in place of the shipped ones, in their own language", () => {
		const { en, fr } = ownTexts(text("fr", "other.title", "Un"), text("fr", "steps.0.details.1", "bé"));
		expect(fr).toEqual({
			...french,
			other: { title: "Un", isTrue: false },
			steps: [{ title: "Premier", details: ["a", "bé"] }, french.steps[1]],
		});
		expect(en).toEqual(english);
	});

	it("say whether something is so", () => {
		expect(ownTexts(text("en", "other.isTrue", true)).en.other.isTrue).toBe(true);
	});

	it.each([
		"other",
		"steps",
		"steps.0.details.2",
		"other.title.more",
		"none",
		"__proto__.title",
		"other.constructor",
		"other.isTrue",
	])("are left out at %j, where there is no text", (key) => {
		expect(ownTexts(text("fr", key, "X")).fr).toEqual(french);
	});
});

describe("the lists of the site", () => {
	it("are arranged in every language alike: moved, hidden and removed", () => {
		const { en, fr } = ownTexts(order("faq.items", "2 -1 0"));
		expect([questions(en), questions(fr)]).toEqual([
			["Three?", "One?"],
			["Trois ?", "Un ?"],
		]);
		expect(questions(ownTexts(order("faq.items", "1")).fr)).toEqual(["Deux ?"]);
		expect(questions(ownTexts(order("faq.items", "")).en)).toEqual([]);
	});

	it("take what was written with the entry to its new place", () => {
		const { fr } = ownTexts(text("fr", "faq.items.2.question", "Et trois ?"), order("faq.items", "2 0"));
		expect(questions(fr)).toEqual(["Et trois ?", "Un ?"]);
	});

	it("show an added entry once it is whole, in another language where one is missing", () => {
		const list = order("faq.items", `${added} 0`);
		const question = text("en", `faq.items.${added}.question`, "Four?");
		expect(questions(ownTexts(list, question).en)).toEqual(["One?"]);
		const answer = text("en", `faq.items.${added}.answer`, "Yes.");
		const translated = text("fr", `faq.items.${added}.question`, "Quatre ?");
		const { en, fr } = ownTexts(list, question, answer, translated);
		expect(en.faq.items[0]).toEqual({ question: "Four?", answer: "Yes." });
		expect(fr.faq.items[0]).toEqual({ question: "Quatre ?", answer: "Yes." });
	});

	it("are arranged within one another, shipped entries and added ones", () => {
		const { en, fr } = ownTexts(
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

	it("leave out entries that no longer exist, and orders of what is no list", () => {
		expect(questions(ownTexts(order("faq.items", "7 nnone0000 1")).en)).toEqual(["Two?"]);
		expect(ownTexts(order("other", "0"), order("none.items", "0")).en).toEqual(english);
		expect(ownTexts(order("__proto__.x", "0"), order("faq.items.0", "0")).en).toEqual(english);
	});

	it("carry the keys of their texts for the owner who edits them on the page", () => {
		const own = [
			order("faq.items", `1 ${added}`),
			text("en", `faq.items.${added}.question`, "Four?"),
			text("en", `faq.items.${added}.answer`, "Yes."),
		];
		const read = openOwnTexts(shippedTexts(texts.fr), own, "fr", { mark: marked });
		const { faq } = read("texts") as typeof english;
		expect(faq.items.map(({ question }) => takeMarks(question))).toEqual([
			{ text: "Deux ?", keys: ["texts.faq.items.1.question"] },
			{ text: "Four?", keys: [`texts.faq.items.${added}.question`] },
		]);
	});
});

const varied = {
	title: "Call {{phone}}.",
	title_withoutPhone: "Write to us.",
	lead: "By form or phone.",
	lead_withoutPhone: "By form.",
	lead_withoutPhoneOrSocialsForm: "By letter.",
	note: "A note.",
	lines: ["One", "Call {{phone}}", "Two {{phone}}"],
	lines_withoutPhone: { 1: "Write", 2: "" },
	items: [
		{ name: "Call", text: "At {{phone}}", text_withoutPhone: "" },
		{ name: "Write", text: "Soon" },
	],
};

/** The texts of a business that lacks some facts. */
function withoutFacts(blank: readonly FactId[], ...own: Own[]) {
	const read = openOwnTexts(shippedTexts({ texts: varied }), own, "en", {
		blank,
		blankMarks: blank,
		mark: marked,
	});
	return JSON.parse(takeMarks(JSON.stringify(read("texts"))).text);
}

describe("a text with a variant", () => {
	it("stands alone, without its variant, where no fact is blank", () => {
		expect(withoutFacts([])).toEqual({
			title: varied.title,
			lead: varied.lead,
			note: varied.note,
			lines: varied.lines,
			items: [{ name: "Call", text: "At {{phone}}" }, varied.items[1]],
		});
	});

	it("is read in the wording for the facts that are blank; a blank wording takes its entry with it", () => {
		expect(withoutFacts(["phone"])).toEqual({
			title: "Write to us.",
			lead: "By form.",
			note: varied.note,
			lines: ["One", "Write"],
			items: [varied.items[1]],
		});
		expect(withoutFacts(["socialsForm", "phone"]).lead).toBe("By letter.");
		expect(withoutFacts(["socialsForm"]).lead).toBe(varied.lead);
	});

	it("stays in its owner's words where they do not name the fact, unless they wrote the variant too", () => {
		const own = text("en", "title", "Come by.");
		expect(withoutFacts(["phone"], own).title).toBe("Come by.");
		const ownVariant = text("en", "title_withoutPhone", "Knock.");
		expect(withoutFacts(["phone"], own, ownVariant).title).toBe("Knock.");
		expect(withoutFacts([], own, ownVariant).title).toBe("Come by.");
		expect(withoutFacts(["phone"], ownVariant).title).toBe("Knock.");
	});

	it("names the key of the wording that is read", () => {
		const blank = ["phone"] as const;
		const read = openOwnTexts(shippedTexts({ texts: varied }), [], "en", {
			blank,
			blankMarks: blank,
			mark: marked,
		});
		expect(takeMarks(JSON.stringify(read("texts.lines"))).keys).toEqual([
			"texts.lines.0",
			"texts.lines_withoutPhone.1",
		]);
	});
});

describe("the owner's words that name a fact which is blank", () => {
	it("give way to the variant, else to the shipped text", () => {
		expect(withoutFacts(["phone"], text("en", "title", "Ring {{phone}}!")).title).toBe("Write to us.");
		expect(withoutFacts(["phone"], text("en", "note", "Or {{phone}}")).note).toBe("A note.");
		expect(withoutFacts(["phone"], text("en", "title_withoutPhone", "No {{phone}}")).title).toBe(
			"Write to us.",
		);
	});

	it("are left out whole with their entry, shipped or added", () => {
		const own = text("en", "items.1.text", "Or {{phone}}");
		expect(withoutFacts(["phone"], own).items).toEqual([]);
		const list = order("lines", `0 ${added}`);
		const line = text("en", `lines.${added}`, "Ring {{phone}}");
		expect(withoutFacts(["phone"], list, line).lines).toEqual(["One"]);
		expect(withoutFacts([], list, line).lines).toEqual(["One", "Ring {{phone}}"]);
	});
});
