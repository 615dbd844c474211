import { textOf } from "#app/i18n/dictionaries.server.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { withFacts } from "#app/i18n/with-facts.ts";
import type { PublicPage } from "#app/metadata/public-pages.ts";
import { type Language, site } from "#app/site/site-config.ts";
import type { ShareImage } from "./share-image.ts";

type Texts = Record<PublicPage, { label: string; title: string }>;

const texts: Record<Language, Texts> = inEachLanguage((language) => {
	const { blog, home, howItWorks, legal, network, rebrand, socials } = textOf(
		language,
		"blog",
		"home",
		"howItWorks",
		"legal",
		"network",
		"rebrand",
		"socials",
	);
	return {
		home: home.hero,
		"how-it-works": howItWorks.hero,
		network: network.hero,
		blog,
		socials: socials.hero,
		rebrand,
		privacy: { label: site.company, title: legal.privacy.title },
		legal: { label: site.company, title: legal.notice.title },
	};
});

/** What the picture of a page says: the label and the title that the page opens with. */
export function pageShareImage(page: PublicPage, language: Language): ShareImage {
	const { label, title } = texts[language][page];
	return { label: withFacts(label, language), title: withFacts(title, language), look: "page" };
}

/** What the picture of an article says; without a category it carries the blog's own label. */
export function articleShareImage(text: { title: string; category: string; language: Language }): ShareImage {
	const label = text.category || texts[text.language].blog.label;
	// An asterisk of a writer's own title is no mark.
	return { label, title: text.title.replaceAll("*", ""), look: "article" };
}
