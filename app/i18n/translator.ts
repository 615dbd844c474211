import type { Language } from "#app/site/site-config.ts";
import { inEachLanguage } from "./language.ts";
import { isList, partAt, type TextTree } from "./text-tree.ts";

/** Values to interpolate; `count` also chooses between `key_one` and `key_other`. */
export type TextVariables = Record<string, string | number>;

/** A sentence, or a list or group of sentences, by its path within a dictionary: `"hero.title"`. */
export type Translate<Dictionary> = <Path extends TextPath<Dictionary>>(
	path: Path,
	variables?: TextVariables,
) => TextAt<Dictionary, Path>;

type Counted<Key> = Key extends `${infer Base}_${"one" | "other"}` ? Base : never;

/** The path of a sentence, a list or a group; of counted sentences also without their number. */
export type TextPath<Node> = Node extends string | readonly unknown[]
	? never
	: {
			[Key in keyof Node & string]: Key | Counted<Key> | `${Key}.${TextPath<Node[Key]>}`;
		}[keyof Node & string];

/** The path of one sentence: not of a list or a group. */
export type SentencePath<Node> = {
	[Key in keyof Node & string]: Node[Key] extends string
		? Key | Counted<Key>
		: Node[Key] extends readonly unknown[]
			? never
			: `${Key}.${SentencePath<Node[Key]>}`;
}[keyof Node & string];

type TextAt<Node, Path extends string> = Path extends keyof Node
	? Node[Path]
	: Path extends `${infer Head}.${infer Rest}`
		? Head extends keyof Node
			? TextAt<Node[Head], Rest>
			: never
		: string;

/**
 * Opens one dictionary with its facts filled in. A mark that is no variable is left out. A missing
 * text is shown as its path, with a warning in the console.
 */
export function translator<Dictionary>(
	language: Language,
	name: string,
	dictionary: (Dictionary & TextTree) | undefined,
): Translate<Dictionary> {
	const read = (path: string, variables?: TextVariables) => {
		const found = find(dictionary, path, language, variables?.count);
		if (found !== undefined) return fillIn(found, (mark) => variables?.[mark] ?? "");
		console.warn(`Missing translation: ${name}:${path}`);
		return path;
	};
	const known = cachedTexts(dictionary, language);
	return ((path: string, variables?: TextVariables) => {
		if (variables !== undefined) return read(path, variables);
		const text = known.get(path) ?? read(path);
		known.set(path, text);
		return text;
	}) as Translate<Dictionary>;
}

/** Caches what was read of each dictionary without variables, for all renderings. */
const known = inEachLanguage(() => new WeakMap<object, Map<string, TextTree>>());

function cachedTexts(dictionary: TextTree | undefined, language: Language): Map<string, TextTree> {
	const texts = new Map<string, TextTree>();
	if (typeof dictionary !== "object") return texts;
	const before = known[language].get(dictionary);
	if (before === undefined) known[language].set(dictionary, texts);
	return before ?? texts;
}

const plural = inEachLanguage((language) => new Intl.PluralRules(language));

function find(
	texts: TextTree | undefined,
	path: string,
	language: Language,
	count: string | number | undefined,
): TextTree | undefined {
	if (typeof count !== "number") return partAt(texts, path);
	const form = plural[language].select(count);
	return partAt(texts, `${path}_${form}`) ?? partAt(texts, `${path}_other`) ?? partAt(texts, path);
}

type FillOf = (name: string) => string | number;

/** The same text, list or group with its marks filled in. */
export function fillIn(tree: TextTree, fillOf: FillOf): TextTree {
	if (typeof tree === "string") return interpolate(tree, fillOf);
	if (typeof tree === "boolean") return tree;
	if (isList(tree)) return tree.map((entry) => fillIn(entry, fillOf));
	return Object.fromEntries(
		Object.entries(tree).map(([name, part]) => [name, part === undefined ? part : fillIn(part, fillOf)]),
	);
}

/** A text with each `{{name}}` replaced by what `fillOf` gives for it. */
export function interpolate(text: string, fillOf: FillOf): string {
	if (!text.includes("{{")) return text;
	return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(fillOf(name)));
}
