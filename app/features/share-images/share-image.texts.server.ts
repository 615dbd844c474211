import type { PublicPage } from "../../public-pages";
import { type Language, site } from "../../site";
import { blog as blogEn } from "../../text/en/blog";
import { home as homeEn } from "../../text/en/home";
import { howItWorks as howItWorksEn } from "../../text/en/how-it-works";
import { legal as legalEn } from "../../text/en/legal";
import { network as networkEn } from "../../text/en/network";
import { rebrand as rebrandEn } from "../../text/en/rebrand";
import { socials as socialsEn } from "../../text/en/socials";
import { blog as blogFr } from "../../text/fr/blog";
import { home as homeFr } from "../../text/fr/home";
import { howItWorks as howItWorksFr } from "../../text/fr/how-it-works";
import { legal as legalFr } from "../../text/fr/legal";
import { network as networkFr } from "../../text/fr/network";
import { rebrand as rebrandFr } from "../../text/fr/rebrand";
import { socials as socialsFr } from "../../text/fr/socials";
import { withFacts } from "../../text/with-facts";
import type { ShareImage } from "./share-image";

type Texts = Record<PublicPage, { label: string; title: string }>;

const texts: Record<Language, Texts> = {
	en: {
		home: homeEn.hero,
		"how-it-works": howItWorksEn.hero,
		network: networkEn.hero,
		blog: blogEn,
		socials: socialsEn.hero,
		rebrand: rebrandEn,
		privacy: { label: site.company, title: legalEn.privacy.title },
		legal: { label: site.company, title: legalEn.notice.title },
	},
	fr: {
		home: homeFr.hero,
		"how-it-works": howItWorksFr.hero,
		network: networkFr.hero,
		blog: blogFr,
		socials: socialsFr.hero,
		rebrand: rebrandFr,
		privacy: { label: site.company, title: legalFr.privacy.title },
		legal: { label: site.company, title: legalFr.notice.title },
	},
};

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
