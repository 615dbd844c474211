import { isAddedEntry } from "#app/i18n/list-order.ts";
import { withoutVariant } from "#app/i18n/variants.ts";

/**
 * The lists whose entries their owner arranges, by their path through the dictionaries; `#` stands
 * for any entry of a list that holds them.
 */
export const listKinds = [
	"home.sections",
	"howItWorks.sections",
	"network.sections",
	"socials.sections",
	"navigation.announcement",
	"home.intro.paragraphs",
	"home.intro.expectations",
	"home.counter.figures",
	"home.testimonials.items",
	"home.testimonials.quotes",
	"home.membership.blocks.#.bullets",
	"home.team.paragraphs",
	"home.comparison.rows",
	"home.guarantees.items",
	"home.discretion.items",
	"home.price.covers",
	"home.steps.items",
	"home.research.items",
	"home.research.balance",
	"home.faq.items",
	"howItWorks.steps",
	"howItWorks.steps.#.details",
	"howItWorks.privacy.shared.items",
	"howItWorks.privacy.confidential.items",
	"network.benefits.items",
	"network.steps.items",
	"socials.expect.items",
	"socials.how.items",
	"socials.testimonials.items",
	"socials.why.items",
	"socials.price.covers",
	"socials.faq.items",
	"navigation.footer.links",
	"rebrand.paragraphs",
	"rebrand.whatChanges.items",
	"rebrand.whatStays.items",
] as const;

/** The lists of the parts of a page: they are moved and hidden, and no others can be added. */
const partLists: readonly ListKind[] = [
	"home.sections",
	"howItWorks.sections",
	"network.sections",
	"socials.sections",
	"navigation.announcement",
];

export function isListOfParts(key: string): boolean {
	return partLists.some((list) => list === key);
}

export type ListKind = (typeof listKinds)[number];

/** A key with `#` for every entry of a list on its way. */
export function patternOf(key: string): string {
	return key
		.split(".")
		.map((name) => (isEntryName(name) ? "#" : name))
		.join(".");
}

/** Returns whether a part of a key names an entry of a list: by its place, or as an added one. */
export function isEntryName(name: string): boolean {
	return /^\d+$/.test(name) || isAddedEntry(name);
}

export function listKindOf(key: string): ListKind | undefined {
	const pattern = patternOf(key);
	return listKinds.find((kind) => kind === pattern);
}

export type EntryPlace = { list: string; id: string };

/** The list and the entry that a text belongs to, the innermost; undefined outside of lists. */
export function entryOf(key: string): EntryPlace | undefined {
	const names = withoutVariant(key).split(".");
	const place = names.findLastIndex(
		(name, index) => isEntryName(name) && listKindOf(names.slice(0, index).join(".")) !== undefined,
	);
	return place === -1 ? undefined : { list: names.slice(0, place).join("."), id: names[place] ?? "" };
}

/** Every entry around a text, from the innermost on; of an entry's key, that entry first. */
export function entriesAround(key: string): EntryPlace[] {
	const entry = entryOf(key);
	return entry === undefined ? [] : [entry, ...entriesAround(entry.list)];
}
