import { factTexts } from "#app/features/texts/claims/claims.ts";
import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { isAddedEntry, orderLanguage, shippedOrder } from "#app/i18n/list-order.ts";
import { isList, type TextTree, textsIn } from "#app/i18n/text-tree.ts";
import { isVariant, withoutVariant } from "#app/i18n/variants.ts";
import { defaultFacts, type Facts } from "#app/site/facts.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { entryOf, isEntryName, isListOfParts, listKindOf, patternOf } from "./site-lists.ts";
import type { TextList } from "./site-text.ts";
import { addressKindAt, type TextPlace } from "./text-rules.ts";

/** A text that visitors can meet: its path through the dictionaries, and the shipped text. */
export type CatalogueEntry = {
	key: string;
	shipped: Record<Language, string>;
	/** The shipped texts at the place of an added entry. */
	models?: readonly string[];
};

/** The dictionaries in the order in which their owner thinks of them; others come last. */
const order = [
	...[
		"home",
		"howItWorks",
		"network",
		"socials",
		"table",
		"guestMail",
		"paymentMail",
		"invitation",
		"feedback",
		"answerMail",
	],
	...["blog", "navigation", "newsletterForm", "newsletter", "newsletterMail", "rebrand", "legal"],
	...["consent", "errors", "busy"],
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

export const catalogue: ReadonlyMap<string, CatalogueEntry> = readCatalogue();

/** Returns the facts as texts may state them, by name, in each language. */
export function factTextsInEach(facts: Facts): Record<Language, Record<string, string>> {
	return inEachLanguage((language) => factTexts(facts, language));
}

const newFacts = { facts: factTextsInEach(defaultFacts) };

/** Returns the limits of a text; without `present`, those of a new site. */
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

/** The length of each shipped list by key, in the order of the site. */
export const shippedLists: ReadonlyMap<string, number> = readLists();

function readLists(): Map<string, number> {
	const lists = new Map<string, number>();
	const look = (node: TextTree | undefined, path: string) => {
		if (typeof node !== "object") return;
		if (isList(node) && listKindOf(path) !== undefined) lists.set(path, node.length);
		for (const [name, inner] of Object.entries(node)) look(inner, path === "" ? name : `${path}.${name}`);
	};
	look(dictionaries[orderLanguage], "");
	return lists;
}

/** Returns the shipped length of a list: 0 within an added entry, undefined for any other key. */
export function lengthOfList(key: string): number | undefined {
	const shipped = shippedLists.get(key);
	if (shipped !== undefined || listKindOf(key) === undefined) return shipped;
	return isOfAddedEntry(key) ? 0 : undefined;
}

/** Finds a text of the site, of an added entry too; undefined for a key without a text. */
export function findEntry(key: string): CatalogueEntry | undefined {
	const shipped = catalogue.get(key);
	if (shipped !== undefined) return shipped;
	const models = isOfAddedEntry(key) ? modelsOf(key) : [];
	if (models.length === 0) return undefined;
	const texts = models.flatMap((model) => Object.values(catalogue.get(model)?.shipped ?? {}));
	return { key, shipped: inEachLanguage(() => ""), models: texts };
}

/** Returns the keys of an added entry's texts, in the order of the shipped ones. */
export function textsOfEntry(list: string, id: string): string[] {
	const entry = `${list}.${id}`;
	const length = list.split(".").length + 1;
	const rests = modelsOf(entry, true).map((model) => model.split(".").slice(length));
	const own = rests.filter((rest) => !rest.some(isEntryName)).map((rest) => [entry, ...rest].join("."));
	return [...new Set(own)];
}

/** Returns the keys of the texts of any entry of a list, in the order of the site. */
export function keysOfEntry(list: string, id: string): string[] {
	if (isAddedEntry(id)) return textsOfEntry(list, id);
	const entry = `${list}.${id}`;
	return [...catalogue.keys()].filter((key) => `${withoutVariant(key)}.`.startsWith(`${entry}.`));
}

/** Returns the lists within an added entry. */
export function listsOfEntry(list: string, id: string): string[] {
	const found = [...shippedLists.keys()].filter((key) => {
		const entry = entryOf(key);
		return entry !== undefined && patternOf(entry.list) === patternOf(list);
	});
	const length = list.split(".").length + 1;
	return [...new Set(found.map((key) => [list, id, ...key.split(".").slice(length)].join(".")))];
}

/** Returns the shipped text or order at a key; blank for added entries, undefined for any other key. */
export function findShipped(key: string, language: Language): string | undefined {
	const entry = findEntry(key);
	if (entry !== undefined) return entry.shipped[language];
	const length = language === orderLanguage ? lengthOfList(key) : undefined;
	return length === undefined ? undefined : shippedOrder(length);
}

/** Returns whether a key leads through an added entry, and through such alone from there on. */
function isOfAddedEntry(key: string): boolean {
	const names = key.split(".");
	const listBefore = (index: number) => names.slice(0, index).join(".");
	const first = names.findIndex(isAddedEntry);
	return (
		first !== -1 &&
		shippedLists.has(listBefore(first)) &&
		names.every(
			(name, index) =>
				index <= first ||
				!isEntryName(name) ||
				(isAddedEntry(name) && listKindOf(listBefore(index)) !== undefined),
		)
	);
}

/** The shipped texts of the same pattern, or within it too. Added entries have no variants. */
function modelsOf(key: string, within = false): string[] {
	const pattern = patternOf(key);
	return [...catalogue.keys()].filter((one) => {
		if (isVariant(one)) return false;
		const other = patternOf(one);
		return other === pattern || (within && other.startsWith(`${pattern}.`));
	});
}
