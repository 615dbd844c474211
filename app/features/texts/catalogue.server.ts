import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { textsIn } from "#app/i18n/text-tree.ts";
import { isVariant } from "#app/i18n/variants.ts";
import { defaultFacts, type Facts } from "#app/site/facts.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { factTexts } from "./claims/claims.ts";
import { isListOfParts } from "./site-lists.ts";
import type { TextList } from "./site-text.ts";
import { addressKindAt, type TextPlace } from "./text-rules.ts";

/** A text that visitors can meet: its path through the dictionaries, and the shipped text. */
export type CatalogueEntry = {
	key: string;
	shipped: Record<Language, string>;
	/** Of an added entry: the shipped texts at its place. */
	models?: readonly string[];
};

/** The dictionaries in the order in which their owner thinks of them; others come last. */
const order = [
	"home",
	"howItWorks",
	"network",
	"socials",
	"table",
	"guestMail",
	"invitation",
	"feedback",
	"blog",
	"navigation",
	"newsletterForm",
	"newsletter",
	"newsletterMail",
	"rebrand",
	"legal",
	"consent",
	"errors",
	"busy",
];

/** Every text but those of the content area itself. */
function visitorsTexts(language: Language): Map<string, string> {
	const { admin: _, ...visitors } = dictionaries[language];
	const rank = (name: string) => (order.indexOf(name) + order.length + 1) % (order.length + 1);
	const ordered = Object.entries(visitors).toSorted(([one], [other]) => rank(one) - rank(other));
	// The names of a page's parts are for the code alone.
	return new Map(textsIn(Object.fromEntries(ordered), isListOfParts));
}

function readCatalogue(): Map<string, CatalogueEntry> {
	const shipped = inEachLanguage(visitorsTexts);
	const keys = new Set(languages.flatMap((language) => [...shipped[language].keys()]));
	const entries = [...keys].map((key) => ({
		key,
		shipped: inEachLanguage((language) => shipped[language].get(key) ?? ""),
	}));
	// A blank variant leaves a text out: there is nothing to read, and nothing to change.
	const isRead = (entry: CatalogueEntry) =>
		!isVariant(entry.key) || Object.values(entry.shipped).some((text) => text !== "");
	return new Map(entries.filter(isRead).map((entry) => [entry.key, entry]));
}

/** The texts of the site by key. */
export const catalogue: ReadonlyMap<string, CatalogueEntry> = readCatalogue();

/** Returns the facts as texts may state them, by name, in each language. */
export function factTextsInEach(facts: Facts): Record<Language, Record<string, string>> {
	return inEachLanguage((language) => factTexts(facts, language));
}

const newFacts = { facts: factTextsInEach(defaultFacts) };

/**
 * Returns the limits of a text.
 *
 * @param present the facts and the members; those of a new site without it
 */
export function placeOf(
	{ key, shipped, models }: CatalogueEntry,
	language: Language,
	present: Pick<TextList, "facts"> & Partial<Pick<TextList, "members">> = newFacts,
): TextPlace {
	const all = models ?? Object.values(shipped);
	return {
		shipped: shipped[language],
		all,
		address: addressKindAt(key),
		facts: present.facts[language],
		members: present.members?.[language],
	};
}
