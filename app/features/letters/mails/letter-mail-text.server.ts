import { nameOfLanguage } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { Language } from "#app/site/site-config.ts";

export type MailLinks = {
	/** Origin of every link; no trailing slash. */
	siteUrl: string;
	/** The letter's own, in every link to the site: it counts arrivals. */
	slug: string;
	/** The letter's page. */
	onSite: string;
	unsubscribe: string;
	/** The page on which readers change their language or address. */
	settings: string;
};

export type LetterWords = ReturnType<typeof letterWords>;

/** The fixed words of a letter in a language, with the facts of the site filled in. */
export function letterWords(texts: SiteTexts, language: Language, isTest = false) {
	const t = texts.open(language, "letterMail");
	return {
		t,
		name: texts.facts(language).name,
		look: texts.look,
		why: t(isTest ? "footer.testWhy" : "footer.why"),
		writtenIn: (own: Language) => t("writtenIn", { language: nameOfLanguage(own, language) }),
		foot: (links: MailLinks) => [
			{ label: t("onSite"), url: links.onSite },
			{ label: t("footer.unsubscribe"), url: links.unsubscribe },
			{ label: t("footer.settings"), url: links.settings },
		],
	};
}
