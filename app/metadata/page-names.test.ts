import { describe, expect, it } from "vitest";
import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import { plainPath } from "#app/i18n/language.ts";
import { orderLanguage } from "#app/i18n/list-order.ts";
import { defaultTexts, siteTexts } from "#app/i18n/site-texts.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { languages } from "#app/site/site-config.ts";
import { pages, publicPages } from "#app/site/site-map.ts";
import { footerLinks, openingOf } from "./page-names.server.ts";

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

describe("the links of the footer", () => {
	it("lead to pages of the site, in the language of the page", () => {
		for (const language of languages) {
			const paths = footerLinks(defaultTexts, language).map(({ href }) => plainPath(href));
			expect(paths).toEqual([pages.network, pages.blog, pages.privacy, pages.legal]);
		}
		expect(footerLinks(defaultTexts, "fr")[0]).toEqual({ href: "/fr/network", name: "Le réseau gratuit" });
	});

	it("link to the owner's addresses, and to pages of this site in the reader's language", () => {
		const links = [
			{ name: "Presse", address: "https://press.example/duo" },
			{ name: "Journal", address: "/fr/blog" },
			{ name: "Accueil", address: "/" },
		];
		const list = "navigation.footer.links";
		const own = [
			{ key: list, language: orderLanguage, text: "0 1 2" },
			...links.flatMap(({ name, address }, place) => [
				{ key: `${list}.${place}.name`, language: "fr" as const, text: name },
				{ key: `${list}.${place}.address`, language: "fr" as const, text: address },
			]),
		];
		expect(footerLinks(siteTexts(defaultFacts, { own }), "fr").map(({ href }) => href)).toEqual([
			"https://press.example/duo",
			"/fr/blog",
			"/fr",
		]);
	});
});
