import type { FactId } from "#app/site/facts.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { inEachLanguage } from "./language.ts";
import { countedTexts, formsOfSections, listsOfSections, withCount } from "./list-lengths.ts";
import { entriesMark, isAddedEntry, isOptionalPart, orderLanguage, readOrder } from "./list-order.ts";
import { isList, partAt, type TextTree, textsIn } from "./text-tree.ts";
import { factsOfVariant, isVariant, withoutVariant } from "./variants.ts";

/** A text that takes the place of the shipped one at `key`, its path through the dictionaries. */
export type OwnText = { key: string; language: Language; text: string };

/** A text, or whether something is so, in place of what is shipped at a key. */
export type OwnValue = Omit<OwnText, "text"> & { text: string | boolean };

/** The texts of a language, and the keys of their variants by text, for most facts first. */
type ShippedTexts = { tree: TextTree; variants: ReadonlyMap<string, readonly string[]> };

export function shippedTexts(tree: TextTree): ShippedTexts {
	const keys = textsIn(tree).flatMap(([key]) => (isVariant(key) ? [key] : []));
	const sorted = keys.toSorted((one, other) => factsOfVariant(other).length - factsOfVariant(one).length);
	return { tree, variants: Map.groupBy(sorted, withoutVariant) };
}

/** Everything that decides how the texts of one language read. */
type Reading = {
	language: Language;
	shipped: ShippedTexts;
	/** The owner's words by key, in the language of each. */
	own: Readonly<Record<Language, ReadonlyMap<string, string | boolean>>>;
	/** The facts that the business lacks, and the marks of texts that are therefore blank. */
	blank: readonly FactId[];
	blankMarks: readonly string[];
	/** Adds to each text what its reader needs beside the words, such as its key. */
	mark(text: string, key: string): string;
};

type Options = Partial<Pick<Reading, "blank" | "blankMarks" | "mark">>;

/**
 * Opens the texts of one language in the owner's words and order, and in the wording for missing
 * facts. Returns a function that reads the part at a path. Unknown keys are left out.
 */
export function openOwnTexts(
	shipped: ShippedTexts,
	own: readonly OwnValue[],
	language: Language,
	{ blank = [], blankMarks = [], mark = (text) => text }: Options = {},
): (path: string) => TextTree | undefined {
	const values = inEachLanguage((one) => {
		return new Map(own.flatMap((value) => (value.language === one ? [[value.key, value.text]] : [])));
	});
	const reading: Reading = { language, shipped, own: values, blank, blankMarks, mark };
	return (path) => readPart(path, reading);
}

function readPart(path: string, reading: Reading): TextTree | undefined {
	const part = partAt(reading.shipped.tree, path);
	return part === undefined ? undefined : ownPart(part, path, reading);
}

/** A part in its owner's words; undefined for an entry that has nothing to say. */
function ownPart(part: TextTree, key: string, reading: Reading, isEntry = false): TextTree | undefined {
	if (typeof part === "string") return ownText(part, key, reading, isEntry);
	if (typeof part === "boolean") return valueAt(key, reading) === true || part;
	if (isList(part)) return ownList(part, key, reading);
	return group(part, (inner, name) => ownPart(inner, `${key}.${name}`, reading, isEntry));
}

/** A group of what `read` gives for each member; undefined as soon as one is missing. */
function group(
	parts: { readonly [name: string]: TextTree | undefined },
	read: (part: TextTree, name: string) => TextTree | undefined,
): TextTree | undefined {
	const members: Record<string, TextTree> = {};
	for (const [name, part] of Object.entries(parts)) {
		if (part === undefined || isVariant(name)) continue;
		const member = read(part, name);
		if (member === undefined) return undefined;
		members[name] = member;
	}
	return members;
}

/** Returns a list in its owner's order. Added entries have the shape of `model`. */
function ownList(entries: readonly TextTree[], key: string, reading: Reading, model = entries[0]) {
	const order = reading.own[orderLanguage].get(key);
	const ids =
		typeof order === "string"
			? readOrder(order).flatMap(({ id, isHidden }) => (isHidden ? [] : [id]))
			: entries.map((_, index) => String(index));
	return ids.flatMap((id) => {
		const entry = isAddedEntry(id) ? model : entries[Number(id)];
		if (entry === undefined || isHiddenSection(entry, key, reading)) return [];
		const entryKey = `${key}.${id}`;
		const own = isAddedEntry(id)
			? addedPart(entry, entryKey, reading)
			: ownPart(entry, entryKey, reading, true);
		return own === undefined ? [] : [own];
	});
}

/** True for the name of a section whose form is missing, or whose lists are all empty. */
function isHiddenSection(name: TextTree, key: string, reading: Reading): boolean {
	if (typeof name !== "string") return false;
	const form = formsOfSections[key]?.[name];
	if (form !== undefined && reading.blank.includes(form)) return true;
	return listsOfSections[key]?.[name]?.every((list) => lengthOf(list, reading) === 0) ?? false;
}

function lengthOf(list: string, reading: Reading): number | undefined {
	const entries = readPart(list, reading);
	return isList(entries) ? entries.length : undefined;
}

/** A part of an added entry, of the shape of `model`; undefined where a text is missing. */
function addedPart(model: TextTree, key: string, reading: Reading): TextTree | undefined {
	if (typeof model === "string") {
		const text = [reading.language, orderLanguage, ...languages]
			.map((language) => reading.own[language].get(key))
			.find((written) => typeof written === "string" && written !== "");
		if (typeof text === "string" && !names(text, reading.blankMarks)) return reading.mark(text, key);
		return isOptionalPart(key) ? "" : undefined;
	}
	if (typeof model === "boolean") return valueAt(key, reading) === true;
	if (isList(model)) return ownList([], key, reading, model[0]);
	return group(model, (inner, name) => addedPart(inner, `${key}.${name}`, reading));
}

/** A text in the wording that suits; blank, or undefined for an entry, where none does. */
function ownText(shipped: string, key: string, reading: Reading, isEntry: boolean): string | undefined {
	const list = countedTexts[key];
	const count = list === undefined ? undefined : lengthOf(list, reading);
	const missing = count === 1 ? [...reading.blankMarks, entriesMark] : reading.blankMarks;
	const found = wordings(shipped, key, reading, { isEntry, isOfOne: count === 1 }).find(
		({ text }) => !names(text, missing),
	);
	if (found === undefined || (found.text === "" && shipped !== "")) return isEntry ? undefined : "";
	const { text, key: shownKey } = found;
	return reading.mark(count === undefined ? text : withCount(text, count, reading.language), shownKey);
}

type Wording = { key: string; text: string };

/**
 * Lists the wordings of a text, the best first. The owner's words go before a shipped variant. In
 * an entry no shipped words replace them: they would not match the rest of the entry.
 */
function wordings(
	shipped: string,
	key: string,
	reading: Reading,
	{ isEntry, isOfOne }: { isEntry: boolean; isOfOne: boolean },
): Wording[] {
	const variants = reading.shipped.variants.get(key) ?? [];
	const suiting = variants.filter((one) => factsOfVariant(one).every((fact) => reading.blank.includes(fact)));
	const keys = isOfOne ? [...suiting, `${key}_one`] : suiting;
	const own = [...keys, key].flatMap((one) => wording(one, valueAt(one, reading)));
	const shippedVariants = keys.flatMap((one) => wording(one, partAt(reading.shipped.tree, one)));
	const isOwn = own.some((one) => one.key === key);
	return [...own, ...shippedVariants, ...(isOwn && isEntry ? [] : [{ key, text: shipped }])];
}

function wording(key: string, text: TextTree | undefined): Wording[] {
	return typeof text === "string" ? [{ key, text }] : [];
}

function valueAt(key: string, { language, own }: Reading): string | boolean | undefined {
	return own[language].get(key);
}

function names(text: string, marks: readonly string[]): boolean {
	return marks.some((mark) => text.includes(`{{${mark}}}`));
}
