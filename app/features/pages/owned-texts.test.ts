import { describe, expect, it } from "vitest";
import type { Dictionaries } from "#app/i18n/dictionaries.server.ts";
import { localizePath } from "#app/i18n/language.ts";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { pages } from "#app/site/site-map.ts";
import { everyPage } from "#server/testing/every-page.ts";

type Shown = { dictionary: keyof Dictionaries; path: string; unless: RegExp };

/** The dictionary of each page, and its texts that stand there at other times only. */
const shown: Shown[] = [
	{
		dictionary: "home",
		path: "/",
		unless:
			/^hero\.count$|^counter\.(count|day)$|^insights\.loading$|^ask\.call$|^discretion\.more$|^testimonials\.quotes\.|^research\.(sourceOf|(items|balance)\.\d+\.url)$/,
	},
	{ dictionary: "howItWorks", path: pages["how-it-works"], unless: /^$/ },
	{ dictionary: "network", path: pages.network, unless: /^$/ },
	{ dictionary: "rebrand", path: pages.rebrand, unless: /^$/ },
	{ dictionary: "favicon", path: pages.favicon, unless: /^(size|alternative)$/ },
	{ dictionary: "socials", path: pages.socials, unless: /^events\.(empty|englishText|frenchText|types)/ },
];

/** Texts about a list with a single entry. */
const ofOneEntry = /_one$/;

/** Texts for readers of another language than the hosted forms', by their path. */
const aboutForeignForms = /englishOnly$|formInEnglish$/;

/** Names of sections, in their order: nobody reads them. */
const orderOfSections = /^sections\.\d+$/;

/** Returns every text of a dictionary with its path, but for what stands in the head of the page. */
function textsOf(value: unknown, path = ""): [string, string][] {
	if (typeof value === "string") return path.startsWith("meta.") ? [] : [[path, value]];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, each]) =>
		textsOf(each, path === "" ? name : `${path}.${name}`),
	);
}

async function pageOf(path: string, language: Language) {
	const all = await everyPage();
	const found = all.find(({ page }) => page.path === localizePath(path, language));
	if (found === undefined) throw new Error(`${path} was not read.`);
	return found.page;
}

/** Words as they are compared: without the marks of italics, and with single spaces. */
const plain = (text: string) =>
	text
		.replaceAll("*", "")
		.replace(/[ \n\t]+/g, " ")
		.trim();

describe.each(languages)("what the owner can write, in %s,", (language) => {
	it.each(shown)("stands on the page of $dictionary, all of it", async ({ dictionary, path, unless }) => {
		const page = await pageOf(path, language);
		const pageText = plain(page.said());
		const texts = textsOf(defaultTexts.pick(language, dictionary)[dictionary]);
		expect(texts.length).toBeGreaterThan(4);
		const missing = texts.filter(([name, text]) => {
			if (unless.test(name) || orderOfSections.test(name) || ofOneEntry.test(name)) return false;
			if (language === "en" && aboutForeignForms.test(name)) return false;
			return !text.split(/\{\{\w+\}\}/).every((part) => pageText.includes(plain(part)));
		});
		expect(missing).toEqual([]);
	});

	it.each(shown)("stands in the head of the page of $dictionary", async ({ dictionary, path }) => {
		const page = await pageOf(path, language);
		const { meta } = defaultTexts.pick(language, dictionary)[dictionary] as {
			meta: { title: string; description: string };
		};
		expect(page.document.title).toBe(meta.title);
		expect(page.meta("description")).toBe(meta.description);
	});

	it.each(["privacy", "notice"] as const)("stands on the legal page “%s”, all of it", async (part) => {
		const page = await pageOf(part === "privacy" ? pages.privacy : pages.legal, language);
		const pageText = plain(page.said());
		const { sections, title, intro, meta } = defaultTexts.pick(language, "legal").legal[part];
		expect(page.document.title).toBe(meta.title);
		const missing = textsOf({ title, intro, sections }).filter(([, text]) => !pageText.includes(plain(text)));
		expect(missing).toEqual([]);
	});
});
