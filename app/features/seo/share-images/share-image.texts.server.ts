import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { openingOf } from "#app/metadata/page-names.server.ts";
import type { Language } from "#app/site/site-config.ts";
import type { PublicPage } from "#app/site/site-map.ts";
import type { ShareImage } from "./share-image.ts";

/** What the picture of a page says. */
export function pageShareImage(texts: SiteTexts, page: PublicPage, language: Language): ShareImage {
	const { label, title } = openingOf(texts, page, language);
	return { label, title, look: "page", ...signature(texts, language) };
}

/** What the picture of an article says; without a category it carries the blog's own label. */
export function articleShareImage(
	texts: SiteTexts,
	article: { title: string; category: string; language: Language },
): ShareImage {
	const { title, category, language } = article;
	const label = category || openingOf(texts, "blog", language).label;
	// An asterisk of a writer's own title is no mark.
	return {
		label,
		title: title.replaceAll("*", ""),
		look: "article",
		...signature(texts, language),
	};
}

/** What the picture of a table says. */
export function tableShareImage(texts: SiteTexts, title: string, language: Language): ShareImage {
	const { label } = openingOf(texts, "socials", language);
	return {
		label,
		title: title.replaceAll("*", ""),
		look: "article",
		...signature(texts, language),
	};
}

/** Whose site it is, and how that looks. */
function signature({ facts, look }: SiteTexts, language: Language) {
	return { name: facts(language).name, accent: look.accent, logo: look.logo };
}

/** What the picture of a page that the owner added says: it is the company that speaks. */
export function customPageShareImage(texts: SiteTexts, title: string, language: Language): ShareImage {
	return {
		label: texts.facts(language).company,
		title: title.replaceAll("*", ""),
		look: "page",
		...signature(texts, language),
	};
}
