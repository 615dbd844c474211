import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { openingOf } from "#app/metadata/page-names.server.ts";
import type { Language } from "#app/site/site-config.ts";
import type { PublicPage } from "#app/site/site-map.ts";
import type { ShareImage } from "./share-image.ts";

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

/** Returns the share picture of a table. */
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
