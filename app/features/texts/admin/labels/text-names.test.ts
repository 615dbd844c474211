import { describe, expect, it } from "vitest";
import { catalogue } from "#app/features/texts/catalogue.server.ts";
import type { ListedText } from "#app/features/texts/site-text.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { languages } from "#app/site/site-config.ts";
import { addressOf, nameOfSection, nameOfText } from "./text-names.ts";

const words = inEachLanguage((language) => defaultTexts.pick(language, "admin").admin.texts);

const text = (key: string, english: string): ListedText => ({
	key,
	languages: inEachLanguage((language) => ({
		shipped: language === "en" ? english : `fr ${english}`,
		published: null,
		draft: null,
		moved: null,
	})),
	outdated: [],
});

describe("where a text stands", () => {
	it.each([
		["home.hero.title", "home", "hero", ["title"]],
		["home.faq.items.2.question", "home", "faq", ["items", "2", "question"]],
		["howItWorks.steps.0.title", "howItWorks", "steps", ["steps", "0", "title"]],
		["favicon.label", "favicon", "", ["label"]],
		["favicon.uses.1", "favicon", "uses", ["uses", "1"]],
		["legal.privacy.title", "privacy", "", ["title"]],
		["legal.privacy.sections.3.paragraphs.0", "privacy", "sections", ["sections", "3", "paragraphs", "0"]],
		["legal.notice.meta.title", "notice", "meta", ["title"]],
		["legal.contact.title", "legal", "contact", ["title"]],
	])("%s is read as a place", (key, page, section, path) => {
		expect(addressOf(key)).toEqual({ page, section, path });
	});

	it("is known by the page of each text that the site has", () => {
		const pages = new Set([...catalogue.keys()].map((key) => addressOf(key).page));
		expect(pages.has("")).toBe(false);
		expect([...pages]).toEqual(expect.arrayContaining(["home", "privacy", "notice", "legal", "socials"]));
	});
});

describe("what a text is called", () => {
	const nameOf = (key: string, language: "en" | "fr" = "en") =>
		nameOfText(addressOf(key), defaultTexts.open(language, "admin"));

	it("counts from one, as people do", () => {
		expect(nameOf("home.faq.items.0.question")).toMatch(/ 1 · /);
		expect(nameOf("home.faq.items.9.question")).toMatch(/ 10 · /);
	});

	it("tells apart the text for one and the text for many", () => {
		expect(nameOf("blog.results_one")).toContain(words.en.formOne);
		expect(nameOf("blog.results_other")).toContain(words.en.formOther);
		expect(nameOf("blog.results_one", "fr")).toContain(words.fr.formOne);
	});

	it("says which facts are missing where another wording is read", () => {
		expect(nameOf("legal.notice.sections.0.paragraphs_withoutFormerName.0")).toBe(
			"Section 1 · Paragraph 1 (without: Former name)",
		);
		expect(nameOf("legal.privacy.sections.1.items.0.text_withoutNetworkFormOrSocialsForm")).toBe(
			"Section 2 · Entry 1 · Text (without: Free network, Singles Socials sign-up)",
		);
	});

	it.each(languages)("is never blank, nor a name of the code, for any text of the site (%s)", (language) => {
		const codes = [...catalogue.keys()].filter((key) => {
			const name = nameOf(key, language);
			return name.trim() === "" || /undefined|[a-z][A-Z]\w+\.|\{\{/.test(name);
		});
		expect(codes).toEqual([]);
	});
});

describe("what a section is called", () => {
	const nameOf = (section: string, texts: ListedText[]) => nameOfSection(section, texts, "en", words.en);

	it("is its own label as visitors read it, else its title, else its first text", () => {
		expect(nameOf("hero", [text("home.hero.lead", "Lead"), text("home.hero.label", "Label")])).toBe("Label");
		expect(nameOf("hero", [text("home.hero.lead", "Lead"), text("home.hero.title", "Title")])).toBe("Title");
		expect(nameOf("hero", [text("home.hero.lead", "Lead")])).toBe("Lead");
	});

	it("is not the title of one of its parts", () => {
		const texts = [text("home.faq.items.0.title", "A part"), text("home.faq.title", "Whole")];
		expect(nameOf("faq", texts)).toBe("Whole");
	});

	it("has words of its own for what search engines show, and for what stands above all sections", () => {
		expect(nameOf("meta", [])).toBe(words.en.sectionMeta);
		expect(nameOf("", [])).toBe(words.en.sectionNone);
		expect(nameOf("empty", [])).toBe("empty");
	});

	it("is said in the language of the content area", () => {
		const texts = [text("home.hero.label", "Label")];
		expect(nameOfSection("hero", texts, "fr", words.fr)).toBe("fr Label");
	});
});
