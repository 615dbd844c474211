import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { orderLanguage, readOrder } from "#app/i18n/list-order.ts";
import type { OwnText } from "#app/i18n/own-texts.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { findShipped } from "./list-catalogue.server.ts";
import type { SampleQuotes } from "./sample-quotes.ts";
import { type CoveredWords, hasSameWords, isTestimonial, quotingLists, type Wording } from "./testimonial.ts";

/**
 * Returns the words of a testimonial in each language, from another one where it is not written.
 */
export function wordingOf(entry: string, own: ReadonlyMap<string, string>): Wording {
	const textOf = (field: string, language: Language) =>
		[language, ...languages]
			.map((one) => own.get(`${one} ${entry}.${field}`) ?? findShipped(`${entry}.${field}`, one) ?? "")
			.find((text) => text !== "") ?? "";
	return inEachLanguage((language) => ({
		quote: textOf("quote", language),
		author: textOf("author", language),
	}));
}

/**
 * Returns a value for each testimonial whose present words somebody agreed to, in each language.
 */
export function consentedTo(
	own: readonly OwnText[],
	consents: readonly CoveredWords[],
): { key: string; language: Language; text: true }[] {
	const written = wordsByName(own);
	return consents
		.filter(({ entry }) => isTestimonial(entry))
		.flatMap(({ entry, wording }) => {
			const present = wordingOf(entry, written);
			return languages
				.filter((language) => hasSameWords(present, wording, language))
				.map((language) => ({ key: `${entry}.consented`, language, text: true as const }));
		});
}

function wordsByName(own: readonly OwnText[]): Map<string, string> {
	return new Map(own.map(({ key, language, text }) => [`${language} ${key}`, text]));
}

/** Returns the shown testimonials without a consent to their present words in some language. */
export function sampleQuotesIn(own: readonly OwnText[], consents: readonly CoveredWords[]): SampleQuotes[] {
	const written = wordsByName(own);
	const covered = consentedTo(own, consents).map(({ key }) => key);
	const isCovered = (entry: string) =>
		covered.filter((key) => key === `${entry}.consented`).length === languages.length;
	const shown = (list: string) =>
		readOrder(written.get(`${orderLanguage} ${list}`) ?? findShipped(list, orderLanguage) ?? "").filter(
			({ isHidden }) => !isHidden,
		);
	return quotingLists
		.filter((list) => isSectionShown(list, shown))
		.flatMap((list) => {
			const entries = shown(list)
				.filter(({ id }) => !isCovered(`${list}.${id}`))
				.filter(({ id }) =>
					Object.values(wordingOf(`${list}.${id}`, written)).every(({ quote }) => quote !== ""),
				);
			return entries.length === 0 ? [] : [{ list, entries: entries.map(({ id }) => id) }];
		});
}

/** The section that shows a list of testimonials: the list of its page's sections, and its name there. */
const sectionOf = {
	"home.testimonials.items": ["home", "testimonials"],
	"home.testimonials.quotes": ["home", "quotes"],
	"socials.testimonials.items": ["socials", "testimonials"],
} as const satisfies Record<
	(typeof quotingLists)[number],
	readonly [page: "home" | "socials", section: string]
>;

function isSectionShown(list: keyof typeof sectionOf, shown: (list: string) => { id: string }[]): boolean {
	const [page, section] = sectionOf[list];
	const place = dictionaries[orderLanguage][page].sections.indexOf(section);
	return shown(`${page}.sections`).some(({ id }) => Number(id) === place);
}
