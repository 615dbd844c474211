import type { Language } from "#app/site/site-config.ts";
import { inEachLanguage } from "./language.ts";

/** A text that takes the place of the shipped one at `key`, its path through the dictionaries. */
export type OwnText = { key: string; language: Language; text: string };

/**
 * The same texts with the owner's in their place. What has no place any more, since the site no
 * longer has that text, is left out.
 */
export function withOwnTexts<Texts>(
	shipped: Record<Language, Texts>,
	own: readonly OwnText[],
): Record<Language, Texts> {
	return inEachLanguage((language) =>
		own
			.filter((text) => text.language === language)
			.reduce<Texts>((texts, { key, text }) => replaced(texts, key.split("."), text), shipped[language]),
	);
}

/** A copy in which one text is another; what is beside its path is shared. */
function replaced<Node>(node: Node, [name, ...rest]: readonly string[], text: string): Node {
	if (name === undefined) return typeof node === "string" ? (text as Node) : node;
	if (typeof node !== "object" || node === null || !Object.hasOwn(node, name)) return node;
	const member = (node as Record<string, unknown>)[name];
	const changed = replaced(member, rest, text);
	if (changed === member) return node;
	return Array.isArray(node)
		? (node.map((item, index) => (String(index) === name ? changed : item)) as Node)
		: { ...node, [name]: changed };
}
