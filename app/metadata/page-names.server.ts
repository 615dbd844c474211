import { localizePath, plainPath } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { Language } from "#app/site/site-config.ts";
import { type PublicPage, pages, publicPages, siteMap } from "#app/site/site-map.ts";
import { isShown } from "./announcement.server.ts";

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

/** A link of the menu or the footer, whose own address is that of the page's language. */
export type NamedLink = {
	href: string;
	name: string;
	/** The language of the name, where it is not the page's. */
	lang?: Language | undefined;
};

/** The links of the main menu; what stands at `eventsPlace` is folded into the Events menu. */
export function menuLinks(texts: SiteTexts, language: Language): NamedLink[] {
	const { howItWorks, insights, singlesSocials } = texts.pick(language, "navigation").navigation;
	return [
		{ href: localizePath(pages["how-it-works"], language), name: howItWorks },
		{ href: localizePath(pages.blog, language), name: insights },
		{ href: localizePath(pages.socials, language), name: singlesSocials },
	];
}

/** The links of the footer, as their owner arranged them, but to pages that there are none of. */
export function footerLinks(texts: SiteTexts, language: Language): NamedLink[] {
	const { links } = texts.pick(language, "navigation").navigation.footer;
	const missing = publicPages.filter((page) => !isShown(page, texts)).map((page) => pages[page]);
	const there = links.filter(({ address }) => !missing.some((path) => path === plainPath(address)));
	return there.map(({ name, address }) => ({ name, href: hrefOf(address, language) }));
}

function hrefOf(address: string, language: Language): string {
	return address.startsWith("/") ? localizePath(plainPath(address), language) : address;
}
