import type { Language } from "#app/site/site-config.ts";
import { inEachLanguage } from "./language.ts";

/**
 * Values that are interpolated into a text; `count` also chooses between `key_one` and `key_other`.
 */
export type TextVariables = Record<string, string | number>;

/** A sentence, or a list or group of sentences, by its path within a dictionary: `"hero.title"`. */
export type Translate<Dictionary> = <Path extends TextPath<Dictionary>>(
	path: Path,
	variables?: TextVariables,
) => TextAt<Dictionary, Path>;

type Counted<Key> = Key extends `${infer Base}_${"one" | "other"}` ? Base : never;

type TextPath<Node> = Node extends string | readonly unknown[]
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
 * Opens one dictionary, in which the facts of the site are filled in. Texts may interpolate the
 * `variables` too; a placeholder that is none of them is left out. A missing text is shown as its path, with
 * a warning in the console.
 */
export function translator<Dictionary>(
	language: Language,
	name: string,
	dictionary: Dictionary | undefined,
): Translate<Dictionary> {
	const read = (path: string, variables?: TextVariables) => {
		const found = find(dictionary, path, language, variables?.count);
		if (found !== undefined) return fillIn(found, (mark) => variables?.[mark] ?? "");
		console.warn(`Missing translation: ${name}:${path}`);
		return path;
	};
	const known = knownOf(dictionary, language);
	return ((path: string, variables?: TextVariables) => {
		if (variables !== undefined) return read(path, variables);
		const text = known.get(path) ?? read(path);
		known.set(path, text);
		return text;
	}) as Translate<Dictionary>;
}

/** What was read of each dictionary without variables: it is the same for every rendering. */
const known = inEachLanguage(() => new WeakMap<object, Map<string, unknown>>());

function knownOf(dictionary: unknown, language: Language): Map<string, unknown> {
	const texts = new Map<string, unknown>();
	if (typeof dictionary !== "object" || dictionary === null) return texts;
	const before = known[language].get(dictionary);
	if (before === undefined) known[language].set(dictionary, texts);
	return before ?? texts;
}

const plural = inEachLanguage((language) => new Intl.PluralRules(language));

function find(node: unknown, path: string, language: Language, count: string | number | undefined): unknown {
	if (typeof count !== "number") return at(node, path);
	const form = plural[language].select(count);
	return at(node, `${path}_${form}`) ?? at(node, `${path}_other`) ?? at(node, path);
}

function at(node: unknown, path: string): unknown {
	return path.split(".").reduce(memberOf, node);
}

function memberOf(node: unknown, key: string): unknown {
	const holds = typeof node === "object" && node !== null && Object.hasOwn(node, key);
	return holds ? (node as Record<string, unknown>)[key] : undefined;
}

type FillOf = (name: string) => string | number;

/** The same text, list or group with its marks filled in. */
export function fillIn(node: unknown, fillOf: FillOf): unknown {
	if (typeof node === "string") return interpolate(node, fillOf);
	if (Array.isArray(node)) return node.map((item) => fillIn(item, fillOf));
	if (typeof node !== "object" || node === null) return node;
	return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, fillIn(item, fillOf)]));
}

/** A text with each `{{name}}` replaced by what `fillOf` gives for it. */
export function interpolate(text: string, fillOf: FillOf): string {
	if (!text.includes("{{")) return text;
	return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(fillOf(name)));
}
