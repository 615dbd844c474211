import type { Language } from "#app/site/site-config.ts";
import { inEachLanguage } from "./language.ts";

/** A text that takes the place of the shipped one at `key`, its path through the dictionaries. */
export type OwnText = { key: string; language: Language; text: string };

/** What stands at a key in place of what is shipped: a text, or whether something is so. */
export type OwnValue = Omit<OwnText, "text"> & { text: string | boolean };

/**
 * The same texts with the owner's in their place. What has no place any more, since the site no
 * longer has that text, is left out.
 */
export function withOwnTexts<Texts>(
	shipped: Record<Language, Texts>,
	own: readonly OwnValue[],
): Record<Language, Texts> {
	return inEachLanguage((language) =>
		own
			.filter((text) => text.language === language)
			.reduce<Texts>(
				(texts, { key, text }) =>
					replacedAt(texts, key.split("."), (found) => (typeof found === typeof text ? text : found)),
				shipped[language],
			),
	);
}

/** A copy in which what stands at a path is another; what is beside the path is shared. */
export function replacedAt<Node>(
	node: Node,
	[name, ...rest]: readonly string[],
	change: (found: unknown) => unknown,
): Node {
	if (name === undefined) return change(node) as Node;
	if (typeof node !== "object" || node === null || !Object.hasOwn(node, name)) return node;
	const member = (node as Record<string, unknown>)[name];
	const changed = replacedAt(member, rest, change);
	if (changed === member) return node;
	return Array.isArray(node)
		? (node.map((item, index) => (String(index) === name ? changed : item)) as Node)
		: { ...node, [name]: changed };
}
