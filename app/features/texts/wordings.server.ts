import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import { listsOfSections } from "#app/i18n/list-lengths.ts";
import { orderLanguage, readOrder } from "#app/i18n/list-order.ts";
import type { OwnText, OwnValue } from "#app/i18n/own-texts.ts";
import { partAt } from "#app/i18n/text-tree.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { findShipped } from "./catalogue.server.ts";
import type { SampleQuotes } from "./sample-quotes.ts";
import { nameOf } from "./site-text.ts";
import { type CoveredWords, hasSameWords, isTestimonial, quotingLists, wordingOf } from "./testimonial.ts";

/** Returns how a text reads, in its owner's words or as it is shipped. */
function reader(own: readonly OwnText[]): (key: string, language: Language) => string {
	const written = new Map(own.map((one) => [nameOf(one), one.text]));
	return (key, language) => written.get(nameOf({ key, language })) ?? findShipped(key, language) ?? "";
}

/** Returns a value for each testimonial whose present words somebody agreed to. */
export function consentedTo(own: readonly OwnText[], consents: readonly CoveredWords[]): OwnValue[] {
	const textAt = reader(own);
	return consents
		.filter(({ entry }) => isTestimonial(entry))
		.flatMap(({ entry, wording }) => {
			const present = wordingOf(entry, textAt);
			return languages
				.filter((language) => hasSameWords(present, wording, language))
				.map((language) => ({ key: `${entry}.consented`, language, text: true }));
		});
}

/** Returns the shown testimonials without a consent to their present words in some language. */
export function sampleQuotesIn(own: readonly OwnText[], consents: readonly CoveredWords[]): SampleQuotes[] {
	const textAt = reader(own);
	const shown = (list: string) =>
		readOrder(textAt(list, orderLanguage)).flatMap(({ id, isHidden }) => (isHidden ? [] : [id]));
	const isSample = (entry: string) => {
		const present = wordingOf(entry, textAt);
		const consent = consents.find((one) => one.entry === entry);
		const covers = languages.every((one) => consent && hasSameWords(present, consent.wording, one));
		return !covers && languages.every((one) => present[one].quote !== "");
	};
	return quotingLists
		.filter((list) => isSectionShown(list, shown))
		.flatMap((list) => {
			const entries = shown(list).filter((id) => isSample(`${list}.${id}`));
			return entries.length === 0 ? [] : [{ list, entries }];
		});
}

/** Returns whether visitors see a section with a list. */
function isSectionShown(list: (typeof quotingLists)[number], shown: (list: string) => string[]): boolean {
	return Object.entries(listsOfSections).some(([sections, lists]) =>
		shown(sections).some((id) => {
			const name = partAt(dictionaries[orderLanguage], `${sections}.${id}`);
			return typeof name === "string" && lists[name]?.includes(list);
		}),
	);
}
