import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { Language } from "#app/site/site-config.ts";
import type { PublicPage } from "#app/site/site-map.ts";
import type { ShareImage } from "./share-image.ts";

type PageWords = { label: string; title: string };
type WordsIn = (texts: SiteTexts, language: Language) => PageWords;

/** The label and the title that each page opens with. */
const pageWords: Record<PublicPage, WordsIn> = {
	home: (texts, language) => texts.open(language, "home")("hero"),
	"how-it-works": (texts, language) => texts.open(language, "howItWorks")("hero"),
	network: (texts, language) => texts.open(language, "network")("hero"),
	blog: (texts, language) => texts.pick(language, "blog").blog,
	socials: (texts, language) => texts.open(language, "socials")("hero"),
	rebrand: (texts, language) => texts.pick(language, "rebrand").rebrand,
	privacy: legalWords("privacy.title"),
	legal: legalWords("notice.title"),
};

/** What the picture of a page says. */
export function pageShareImage(texts: SiteTexts, page: PublicPage, language: Language): ShareImage {
	const { label, title } = pageWords[page](texts, language);
	return { label, title, name: texts.facts(language).name, look: "page" };
}

/** What the picture of an article says; without a category it carries the blog's own label. */
export function articleShareImage(
	texts: SiteTexts,
	article: { title: string; category: string; language: Language },
): ShareImage {
	const { title, category, language } = article;
	const label = category || pageWords.blog(texts, language).label;
	// An asterisk of a writer's own title is no mark.
	return { label, title: title.replaceAll("*", ""), name: texts.facts(language).name, look: "article" };
}

/** What the picture of a table says. */
export function tableShareImage(texts: SiteTexts, title: string, language: Language): ShareImage {
	const { label } = pageWords.socials(texts, language);
	return { label, title: title.replaceAll("*", ""), name: texts.facts(language).name, look: "article" };
}

function legalWords(title: "privacy.title" | "notice.title"): WordsIn {
	return (texts, language) => ({
		label: texts.facts(language).company,
		title: texts.open(language, "legal")(title),
	});
}
