import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { Language } from "#app/site/site-config.ts";
import { type PublicPage, pages, publicPages, siteMap } from "#app/site/site-map.ts";

/** What a page opens with. */
export type PageOpening = { label: string; title: string };

/**
 * The label and the title of a page: those of its hero, or of its own texts. The legal texts have
 * the company for a label.
 */
export function openingOf(texts: SiteTexts, page: PublicPage, language: Language): PageOpening {
	if (page === "privacy" || page === "legal") {
		const { privacy, notice } = texts.pick(language, "legal").legal;
		const { title } = page === "privacy" ? privacy : notice;
		return { label: texts.facts(language).company, title };
	}
	const name = siteMap[page].texts;
	const own = texts.pick(language, name)[name];
	return "hero" in own ? own.hero : own;
}

/** A page that every page leads to, by its address in the default language. */
export type MenuPage = { path: string; label: string };

/** The pages of the footer, by the words of the navigation, or by their own label. */
export function footerPages(texts: SiteTexts, language: Language): MenuPage[] {
	const named: Partial<Record<PublicPage, string>> = texts.pick(language, "navigation").navigation.footer;
	return publicPages
		.filter((page) => "menu" in siteMap[page])
		.map((page) => ({ path: pages[page], label: named[page] ?? openingOf(texts, page, language).label }));
}
