import { localizePath, plainPath } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { pageTexts } from "#app/site/page-texts.ts";
import type { Language } from "#app/site/site-config.ts";
import { type PublicPage, pages, publicPages } from "#app/site/site-map.ts";
import { isShown } from "./announcement.server.ts";

export type PageOpening = { label: string; title: string };

/** Returns the label and the title of a page; legal texts are labelled with the company. */
export function openingOf(texts: SiteTexts, page: PublicPage, language: Language): PageOpening {
	if (page === "privacy" || page === "legal") {
		const { privacy, notice } = texts.pick(language, "legal").legal;
		const { title } = page === "privacy" ? privacy : notice;
		return { label: texts.facts(language).company, title };
	}
	const name = pageTexts[page];
	const own = texts.pick(language, name)[name];
	return "hero" in own ? own.hero : own;
}

/** A link of the menu or the footer. */
export type NamedLink = {
	href: string;
	name: string;
	/** The language of the name, if it is not the page's. */
	lang?: Language | undefined;
};

/** Returns the links of the main menu; the one at `eventsPlace` becomes the Events menu. */
export function menuLinks(texts: SiteTexts, language: Language): NamedLink[] {
	const { howItWorks, insights, singlesSocials } = texts.pick(language, "navigation").navigation;
	return [
		{ href: localizePath(pages["how-it-works"], language), name: howItWorks },
		{ href: localizePath(pages.blog, language), name: insights },
		{ href: localizePath(pages.socials, language), name: singlesSocials },
	];
}

/** Returns the links to sections of the home page that a visitor looks for, if they are shown. */
export function sectionLinks(texts: SiteTexts, language: Language): NamedLink[] {
	const { home, navigation } = texts.pick(language, "home", "navigation");
	const wanted = [
		{ section: "price", name: navigation.price },
		{ section: "questions", name: navigation.questions },
	];
	return wanted.flatMap(({ section, name }) =>
		home.sections.includes(section) ? [{ href: `${localizePath("/", language)}#${section}`, name }] : [],
	);
}

/** Returns the links of the footer in the owner's order, without those to missing pages. */
export function footerLinks(texts: SiteTexts, language: Language): NamedLink[] {
	const { links } = texts.pick(language, "navigation").navigation.footer;
	const missing = publicPages.filter((page) => !isShown(page, texts)).map((page) => pages[page]);
	const there = links.filter(({ address }) => !missing.some((path) => path === plainPath(address)));
	return there.map(({ name, address }) => ({ name, href: hrefOf(address, language) }));
}

function hrefOf(address: string, language: Language): string {
	return address.startsWith("/") ? localizePath(plainPath(address), language) : address;
}
