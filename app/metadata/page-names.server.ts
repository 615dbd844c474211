import { localizePath, plainPath } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { Language } from "#app/site/site-config.ts";
import { type PublicPage, siteMap } from "#app/site/site-map.ts";

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

/** A link of the footer, whose own address is that of the page's language. */
export type FooterLink = { href: string; name: string };

/** The links of the footer, as their owner arranged them. */
export function footerLinks(texts: SiteTexts, language: Language): FooterLink[] {
	const { links } = texts.pick(language, "navigation").navigation.footer;
	return links.map(({ name, address }) => ({ name, href: hrefOf(address, language) }));
}

function hrefOf(address: string, language: Language): string {
	return address.startsWith("/") ? localizePath(plainPath(address), language) : address;
}
