import { openDictionary } from "#app/i18n/dictionaries.server.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import type { PublicPage } from "#app/metadata/public-pages.ts";
import { type Language, site } from "#app/site/site-config.ts";
import type { ShareImage } from "./share-image.ts";

type Texts = Record<PublicPage, { label: string; title: string }>;

const texts: Record<Language, Texts> = inEachLanguage((language) => {
	const blog = openDictionary(language, "blog");
	const rebrand = openDictionary(language, "rebrand");
	const legal = openDictionary(language, "legal");
	return {
		home: openDictionary(language, "home")("hero"),
		"how-it-works": openDictionary(language, "howItWorks")("hero"),
		network: openDictionary(language, "network")("hero"),
		blog: { label: blog("label"), title: blog("title") },
		socials: openDictionary(language, "socials")("hero"),
		rebrand: { label: rebrand("label"), title: rebrand("title") },
		privacy: { label: site.company, title: legal("privacy.title") },
		legal: { label: site.company, title: legal("notice.title") },
	};
});

/** What the picture of a page says: the label and the title that the page opens with. */
export function pageShareImage(page: PublicPage, language: Language): ShareImage {
	const { label, title } = texts[language][page];
	return { label, title, look: "page" };
}

/** What the picture of an article says; without a category it carries the blog's own label. */
export function articleShareImage(text: { title: string; category: string; language: Language }): ShareImage {
	const label = text.category || texts[text.language].blog.label;
	// An asterisk of a writer's own title is no mark.
	return { label, title: text.title.replaceAll("*", ""), look: "article" };
}
