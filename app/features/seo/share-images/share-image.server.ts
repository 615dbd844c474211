import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { openingOf } from "#app/metadata/page-names.server.ts";
import type { Language } from "#app/site/site-config.ts";
import type { AccentColours, ShownLogo } from "#app/site/site-look.ts";
import type { PublicPage } from "#app/site/site-map.ts";

/** The picture of a shared link. */
export type ShareImage = {
	/** The words above the title. */
	label: string;
	/** The phrase between asterisks is set in italic. */
	title: string;
	name: string;
	/** Pages are light, articles dark. */
	look: "page" | "article";
	accent: AccentColours;
	/** Shown in place of the name. */
	logo: ShownLogo | null;
};

const narrowSpaces = /[\u2009\u202f]/g;
const undrawable = /[^\x20-\x7e\xa0-\xffŒœ‘’“”«»‹›–—…•×]/g;

/** Reduces a text to the characters of our fonts: accents beyond Latin 1 and emoji are removed. */
export function drawable(text: string): string {
	return text
		.replace(narrowSpaces, "\u00a0")
		.replace(undrawable, (character) => character.normalize("NFKD").replace(undrawable, ""))
		.replace(/ {2,}/g, " ")
		.trim();
}

/** Returns the share picture of a page, whose title may mark a phrase in italic. */
export function pageShareImage(texts: SiteTexts, page: PublicPage, language: Language): ShareImage {
	const { label, title } = openingOf(texts, page, language);
	return { label, title, look: "page", ...signature(texts, language) };
}

/** Returns the share picture of an article; without a category it has the blog's label. */
export function articleShareImage(
	texts: SiteTexts,
	article: { title: string; category: string; language: Language },
): ShareImage {
	const { title, category, language } = article;
	const label = category || openingOf(texts, "blog", language).label;
	return { label, title: plain(title), look: "article", ...signature(texts, language) };
}

export function tableShareImage(texts: SiteTexts, title: string, language: Language): ShareImage {
	const { label } = openingOf(texts, "socials", language);
	return { label, title: plain(title), look: "article", ...signature(texts, language) };
}

/** Returns the share picture of a page that the owner added, labelled with the company. */
export function customPageShareImage(texts: SiteTexts, title: string, language: Language): ShareImage {
	const label = texts.facts(language).company;
	return { label, title: plain(title), look: "page", ...signature(texts, language) };
}

/** Asterisks in a title of the owner's do not mark italic. */
function plain(title: string): string {
	return title.replaceAll("*", "");
}

function signature({ facts, look }: SiteTexts, language: Language) {
	return { name: facts(language).name, accent: look.accent, logo: look.logo };
}
