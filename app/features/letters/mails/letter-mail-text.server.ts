import { nameOfLanguage } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { Language } from "#app/site/site-config.ts";

/** The addresses that every letter names. */
export type MailLinks = {
	/** Origin of every link; no trailing slash. */
	siteUrl: string;
	/** The letter's own, in every link to the site: it counts arrivals. */
	slug: string;
	/** The letter's page. */
	onSite: string;
	unsubscribe: string;
	/** Where a reader changes their language or address. */
	settings: string;
};

/** The fixed words of a letter in one language. */
export type LetterWords = ReturnType<typeof letterWords>;

/** The fixed words of a letter in a language, with the facts of the site filled in. */
export function letterWords(texts: SiteTexts, language: Language) {
	const t = texts.open(language, "letterMail");
	return {
		name: texts.facts(language).name,
		look: texts.look,
		onSite: t("onSite"),
		read: t("read"),
		writtenIn: (own: Language) => t("writtenIn", { language: nameOfLanguage(own, language) }),
		tables: t("tables"),
		seeTables: t("seeTables"),
		why: t("footer.why"),
		testWhy: t("footer.testWhy"),
		unsubscribe: t("footer.unsubscribe"),
		settings: t("footer.settings"),
		address: t("footer.address"),
		testSubject: (subject: string) => t("testSubject", { subject }),
	};
}
