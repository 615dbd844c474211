import { describe, expect, it } from "vitest";
import { addressOf, nameOfSection, nameOfText } from "#app/features/texts/admin/labels/text-names.ts";
import { catalogue } from "#app/features/texts/catalogue.server.ts";
import {
	draftedChanges,
	isBehind,
	type ListedText,
	type WrittenText,
} from "#app/features/texts/site-text.ts";
import { admin } from "#app/i18n/en/admin.ts";
import { translator } from "#app/i18n/translator.ts";
import { languages } from "#app/site/site-config.ts";
import { allTexts, findTexts, type TextFilter } from "./found-texts.ts";

const written = (change: Partial<WrittenText> = {}): WrittenText => ({
	shipped: "Shipped",
	published: null,
	draft: null,
	moved: null,
	...change,
});
const text = (
	key: string,
	en: Partial<WrittenText>,
	fr: Partial<WrittenText> = {},
	outdated: ListedText["outdated"] = [],
): ListedText => ({ key, languages: { en: written(en), fr: written(fr) }, outdated });

const nothingKnown = { facts: { en: {}, fr: {} }, members: { en: "", fr: "" } };

describe("what a filter finds", () => {
	const texts = [
		text("home.hero.title", { shipped: "Meet *someone*" }, { shipped: "Une *rencontre* d’été" }),
		text("home.hero.lead", { published: "Own words" }, {}, ["fr"]),
		text("home.hero.note", {}, { published: "Une note" }, ["en"]),
		text("legal.privacy.title", { draft: "Drafted" }, { draft: "Ébauche" }),
		text("blog.title", { moved: "As it was" }),
	];
	const samples = new Set(["home.testimonials.items.1"]);
	const found = (filter: Partial<TextFilter>, unsent: string[] = []) =>
		findTexts(
			{ texts, ...nothingKnown },
			{ ...allTexts, ...filter },
			{ unsent: new Set(unsent), samples },
		).map(({ key }) => key);

	it("are, of samples, the words of a testimonial that nobody agreed to", () => {
		const quoted = ["items.1.quote", "items.1.author", "items.10.quote", "title"];
		const texts = quoted.map((name) => text(`home.testimonials.${name}`, {}));
		const filter = { ...allTexts, state: "sample" } as const;
		const keys = findTexts({ texts, ...nothingKnown }, filter, { unsent: new Set(), samples }).map(
			({ key }) => key,
		);
		expect(keys).toEqual(["home.testimonials.items.1.quote", "home.testimonials.items.1.author"]);
	});

	it.each([
		["meet someone", ["home.hero.title"]],
		["ETE", ["home.hero.title"]],
		["someone meet", ["home.hero.title"]],
		["drafted", ["legal.privacy.title"]],
		["ebauche", ["legal.privacy.title"]],
		["own", ["home.hero.lead"]],
		["meet own", []],
	])("are, for %j, the texts that say it in either language, as they read at present", (search, keys) => {
		expect(found({ search })).toEqual(keys);
	});

	it.each([
		["8000", ["home.price.note"]],
		["Rs 8\u202f000", ["home.price.note"]],
		["once {{fee}}", ["home.price.note"]],
		["maison elan", ["legal.notice.title"]],
		["hello@example.mu", ["legal.contact.title"]],
		["9000", []],
	])("are, for %j, also the texts whose facts say it on the site", (search, keys) => {
		const stating = [
			text("home.price.note", { shipped: "*Once*" }, { shipped: "*{{fee}}*, once" }),
			text("legal.notice.title", { shipped: "About {{name}}" }),
			text("legal.contact.title", { draft: "Write to {{email}}" }),
		];
		const facts = {
			en: { fee: "Rs7000", name: "Maison Élan", email: "hello@example.mu" },
			fr: { fee: "Rs\u00a08\u202f000" },
		};
		const list = { texts: stating, ...nothingKnown, facts };
		const named = findTexts(list, { ...allTexts, search }, { unsent: new Set(), samples });
		expect(named.map(({ key }) => key)).toEqual(keys);
	});

	it.each([
		["changed", ["home.hero.lead", "home.hero.note", "legal.privacy.title"]],
		["behind", ["home.hero.lead"]],
		["originalBehind", ["home.hero.note"]],
		["moved", ["blog.title"]],
		["unsent", ["blog.title"]],
	] as const)("are the texts of the state %s", (state, keys) => {
		expect(found({ state }, ["blog.title"])).toEqual(keys);
	});

	it("are those of a page, of which legal texts have two", () => {
		expect(found({ page: "home" })).toEqual(["home.hero.title", "home.hero.lead", "home.hero.note"]);
		expect(found({ page: "privacy" })).toEqual(["legal.privacy.title"]);
		expect(found({ page: "home", search: "own", state: "behind" })).toEqual(["home.hero.lead"]);
	});

	it("are always in the order of the site, and all without a filter", () => {
		expect(found({})).toEqual(texts.map(({ key }) => key));
	});
});

describe("a text that is older in one language than in another", () => {
	it.each([
		[[], {}, {}, []],
		[["fr"], {}, {}, ["fr"]],
		[["en"], {}, {}, ["en"]],
		[[], { draft: "New" }, {}, ["fr"]],
		[[], {}, { draft: "Neuf" }, ["en"]],
		[[], { draft: "New" }, { draft: "Neuf" }, []],
		[["fr"], {}, { draft: "Neuf" }, []],
		[["en"], {}, { draft: "Neuf" }, ["en"]],
		[["en"], { draft: "New" }, {}, []],
	] as const)(
		"is noticed where %j was and the draft has the English %j and the French %j: %j",
		(outdated, en, fr, expected) => {
			const one = text("a", en, fr, [...outdated]);
			expect(languages.filter((language) => isBehind(one, language))).toEqual(expected);
		},
	);
});

describe("what a text is called at its place", () => {
	const { texts: words } = admin;
	const t = translator("en", "admin", admin);

	it.each([
		["home.hero.title", "home", "hero", "Title"],
		["home.title", "home", "", "Title"],
		["legal.privacy.sections.2.paragraphs.0", "privacy", "sections", "Section 3 · Paragraph 1"],
		["legal.contact.title", "legal", "contact", "Title"],
		["blog.results_one", "blog", "", "Text (for one)"],
		["home.questions.items.0.answer", "home", "questions", "Entry 1 · Answer"],
	])("%s is on %s, in the section %j, “%s”", (key, page, section, name) => {
		const address = addressOf(key);
		expect([address.page, address.section]).toEqual([page, section]);
		expect(nameOfText(address, t)).toBe(name);
	});

	it("tells the sections of legal texts apart, which have nothing but their number", () => {
		const sections = [...catalogue.keys()].filter((key) => /^legal\.(privacy|notice)\.sections\./.test(key));
		expect(sections.length).toBeGreaterThan(50);
		const names = sections.map((key) => {
			const address = addressOf(key);
			return [address.page, address.section, nameOfText(address, t)].join(" | ");
		});
		const twice = names.filter((name, index) => names.indexOf(name) !== index);
		expect(twice).toEqual([]);
	});

	it("is a section's own heading, as visitors read it", () => {
		const own = text("home.price.title", { published: "What it costs" }, { shipped: "Le prix" });
		const lead = text("home.price.lead", { shipped: "Lead" });
		expect(nameOfSection("price", [lead, own], "en", words)).toBe("What it costs");
		expect(nameOfSection("price", [lead, own], "fr", words)).toBe("Le prix");
		expect(nameOfSection("price", [lead], "en", words)).toBe("Lead");
		expect(nameOfSection("meta", [own], "en", words)).toBe(words.sectionMeta);
		expect(nameOfSection("", [own], "en", words)).toBe(words.sectionNone);
	});
});

it("the changes of the next publication are listed, each language by itself, with what visitors read now", () => {
	const texts = [
		text("a.b", { published: "Live", draft: "New" }, { draft: "Neuf" }),
		text("c.d", { published: "Live" }),
	];
	expect(draftedChanges({ texts, ...nothingKnown, lists: [], revision: 1 })).toMatchObject([
		{ key: "a.b", language: "en", before: "Live", after: "New" },
		{ key: "a.b", language: "fr", before: "Shipped", after: "Neuf" },
	]);
});

it("texts whose figures are not those of the facts are found, in any language", () => {
	const shipped = "Our fee is {{fee}}";
	const texts = [
		text("home.price.note", { shipped, published: "Our fee is Rs 9,000" }, { shipped }),
		text("home.price.title", { shipped, published: "Our fee is Rs 8,000" }, { shipped }),
		text("home.price.period", { shipped }, { shipped, draft: "Rs 7 000 au lieu de {{fee}}" }),
	];
	const known = { facts: { en: { fee: "Rs8000" }, fr: { fee: "Rs\u00a08\u202f000" } } };
	const list = { texts, ...nothingKnown, ...known };
	expect(
		findTexts(list, { ...allTexts, state: "claims" }, { unsent: new Set(), samples: new Set() }).map(
			({ key }) => key,
		),
	).toEqual(["home.price.note", "home.price.period"]);
});
