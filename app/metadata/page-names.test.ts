import { describe, expect, it } from "vitest";
import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import { defaultTexts, siteTexts } from "#app/i18n/site-texts.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { languages } from "#app/site/site-config.ts";
import { publicPages } from "#app/site/site-map.ts";
import { footerPages, openingOf } from "./page-names.server.ts";

describe("the opening of a page", () => {
	it.each(publicPages)("of %s has a label and a title in each language", (page) => {
		for (const language of languages) {
			const { label, title } = openingOf(defaultTexts, page, language);
			expect([label, title].filter((text) => text.trim() === "")).toEqual([]);
		}
	});

	it("of the legal texts is labelled with the company", () => {
		expect(openingOf(defaultTexts, "legal", "fr")).toEqual({
			label: defaultFacts.company,
			title: dictionaries.fr.legal.notice.title,
		});
	});
});

describe("the pages of the footer", () => {
	it("stand in the order of the site map, in the words of the navigation", () => {
		expect(footerPages(defaultTexts, "en")).toEqual([
			{ path: "/network", label: "The free network" },
			{ path: "/blog", label: "Blog" },
			{ path: "/privacy-policy", label: "Privacy policy" },
			{ path: "/legal", label: "Legal notice" },
		]);
	});

	it("are called by their own label where the navigation has no word for them", () => {
		const { navigation } = dictionaries.en;
		const { network: _, ...footer } = navigation.footer;
		const unnamed = { ...dictionaries.en, navigation: { ...navigation, footer } } as typeof dictionaries.en;
		const texts = siteTexts(defaultFacts, { ...dictionaries, en: unnamed });
		expect(footerPages(texts, "en")[0]).toEqual({
			path: "/network",
			label: dictionaries.en.network.hero.label,
		});
	});
});
