import { describe, expect, it } from "vitest";
import { defaultFacts, type Facts } from "#app/site/facts.ts";
import { languages } from "#app/site/site-config.ts";
import { dictionaries } from "./dictionaries.server.ts";
import { parseTexts } from "./serialized-texts.ts";
import { siteTexts } from "./site-texts.server.ts";

const changed: Facts = {
	...defaultFacts,
	name: "Duo",
	fee: 9500,
	place: { en: "Moka", fr: "Moka, Maurice" },
};

describe.each(languages)("the texts of a site in %s", (language) => {
	it("have its facts filled in, in the language's own writing", () => {
		const texts = siteTexts(changed);
		const fee = { en: "Rs\u00a09,500", fr: "Rs\u00a09\u202f500" }[language];
		expect(texts.open(language, "howItWorks")("meta.title")).toContain("Duo");
		expect(texts.serialize(language, "home", "howItWorks")).toContain(fee);
		expect(texts.pick(language, "legal").legal.contact.address).toContain(changed.place[language]);
		expect(texts.facts(language)).toMatchObject({ name: "Duo", fee, place: changed.place[language] });
	});

	it("leave to the page what only a page knows", () => {
		const { blog } = siteTexts(changed).pick(language, "blog");
		expect(blog.readingTime).toBe(dictionaries[language].blog.readingTime);
		expect(blog.readingTime).toContain("{{count}}");
	});

	it("are sent in parts where a page has no use for the rest", () => {
		const parts = ["by", "article.tags", "article.back", "pages"];
		const sent = parseTexts(siteTexts(changed).serialize(language, "network", { of: "blog", parts }));
		const { by, article, pages } = dictionaries[language].blog;
		expect(sent.blog).toEqual({ by, article: { tags: article.tags, back: article.back }, pages });
		expect(sent.network).toEqual(siteTexts(changed).pick(language, "network").network);
	});

	it("are made once", () => {
		const texts = siteTexts(changed);
		expect(texts.serialize(language, "home")).toBe(texts.serialize(language, "home"));
		expect(texts.pick(language, "home").home).toBe(texts.pick(language, "home").home);
	});
});

it("say how soon an answer comes and until when a ticket moves in words that agree", () => {
	const texts = siteTexts({ ...defaultFacts, answerDays: 2, moveDays: 14 });
	const serialized = (language: "en" | "fr") =>
		texts.serialize(language, "home", "howItWorks", "socials", "legal");
	expect(serialized("en").match(/(?:in|ithin) two business days/g)).toHaveLength(10);
	expect(serialized("fr").match(/[Ee]n deux jours ouvrés/g)).toHaveLength(10);
	expect(serialized("en").match(/at least two weeks before/g)).toHaveLength(3);
	expect(serialized("fr").match(/au moins deux semaines avant/g)).toHaveLength(3);
	expect(serialized("en") + serialized("fr")).not.toMatch(
		/one (?:business day|week)|un jour ouvré|moins une semaine/,
	);
});

it("offer a form of the other language where there is none of the own, and say so", () => {
	const texts = siteTexts({ ...defaultFacts, networkForm: { en: "https://forms.example/n", fr: "" } });
	expect(texts.facts("en").networkForm).toEqual({ href: "https://forms.example/n", isForeign: false });
	expect(texts.facts("fr").networkForm).toEqual({ href: "https://forms.example/n", isForeign: true });
	expect(texts.facts("fr").apply.isForeign).toBe(false);
});
