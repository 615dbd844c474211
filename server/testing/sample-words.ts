import { samplesIn } from "#app/features/facts/samples.ts";
import { quotingLists } from "#app/features/texts/testimonial.ts";
import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { defaultFacts, type Facts } from "#app/site/facts.ts";
import { formatCount, languages, membersPublicDefault } from "#app/site/site-config.ts";
import { siteFacts, textVariables } from "#app/site/site-facts.ts";
import { sampleArticles } from "#server/seed/sample-articles.ts";
import { sampleEvents } from "#server/seed/sample-events.ts";
import { anotherAgency } from "./another-agency.ts";

/** A piece of the sample business as visitors read it, and what it is a piece of. */
export type SampleWords = { sample: string; words: string };

/** Returns every text within a value but the names of services, which are nobody's own. */
function textsIn(value: unknown): string[] {
	if (typeof value === "string") return value === "" ? [] : [value];
	if (typeof value !== "object" || value === null) return [];
	const isProfile = "icon" in value && "href" in value;
	return (isProfile ? [value.href] : Object.values(value)).flatMap(textsIn);
}

/** Returns every form in which facts are written: stored, on pages, and in texts. */
function writtenForms(facts: Facts): string[] {
	const inWords = inEachLanguage((language) => [siteFacts(facts, language), textVariables(facts, language)]);
	return textsIn([facts, inWords]);
}

/**
 * Returns all forms of each fact marked as a sample, in every language: none may remain once that
 * fact has a value of its owner's.
 */
function wordsOfFacts(): SampleWords[] {
	return samplesIn(defaultFacts).flatMap((id) => {
		const others = new Set(writtenForms({ ...defaultFacts, [id]: anotherAgency[id] }));
		const forms = writtenForms(defaultFacts).filter((form) => !others.has(form));
		return [...new Set(forms)].map((words) => ({ sample: id, words }));
	});
}

function wordsOfTestimonials(): SampleWords[] {
	return quotingLists.flatMap((list) =>
		languages.flatMap((language) => {
			const quotes = list
				.split(".")
				.reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], dictionaries[language]);
			return textsIn(quotes).map((words) => ({ sample: list, words }));
		}),
	);
}

/** Words of the sample business on a new site. */
export const wordsOfNewSite: readonly SampleWords[] = [
	...wordsOfFacts(),
	...wordsOfTestimonials(),
	...languages.map((language) => ({
		sample: "members",
		words: formatCount(membersPublicDefault, language),
	})),
];

/** Words of the sample articles and events. */
export const wordsOfEntries: readonly SampleWords[] = [
	...sampleArticles
		.filter(({ published }) => published)
		.flatMap(({ title, fr }) => textsIn([title, fr?.title]))
		.map((words) => ({ sample: "article", words })),
	...sampleEvents
		.flatMap(({ title, fr }) => textsIn([title, fr?.title]))
		.map((words) => ({ sample: "event", words })),
];

/**
 * Returns whether a text holds such words by themselves, also where markup or JSON writes some
 * signs anew.
 */
export function isSaid({ words }: SampleWords, text: string): boolean {
	const written = words
		.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&")
		.replaceAll("&", "(?:&|&amp;|\\\\u0026)")
		.replaceAll("'", "(?:'|&#x27;|&#39;)");
	return new RegExp(`(?<![\\p{L}\\p{N}])${written}(?![\\p{L}\\p{N}])`, "u").test(text);
}
