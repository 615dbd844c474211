import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { isAddedEntry, orderLanguage, shippedOrder } from "#app/i18n/list-order.ts";
import { isList, type TextTree } from "#app/i18n/text-tree.ts";
import { isVariant, withoutVariant } from "#app/i18n/variants.ts";
import type { Language } from "#app/site/site-config.ts";
import { type CatalogueEntry, catalogue } from "./catalogue.server.ts";
import { entryOf, isEntryName, listKindOf, patternOf } from "./site-lists.ts";

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

/**
 * Returns the shipped text at a key, or the shipped order of a list; blank for entries that the
 * owner may add, undefined for any other key.
 */
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
