import { spelled } from "#app/site/number-words.ts";
import type { Language } from "#app/site/site-config.ts";
import { type Dictionaries, dictionaries } from "./dictionaries.server.ts";
import { entriesMark } from "./list-order.ts";
import { partAt } from "./own-lists.ts";
import { replacedAt } from "./own-texts.ts";

type Texts = Partial<Dictionaries>;

/**
 * The texts that say how many entries a list has, by their path, with the path of the list. Where it
 * has one, the text of the same path with `_one` at its end stands in their place, unless their
 * owner wrote the first one, and no number into it.
 */
export const countedTexts: Readonly<Record<string, string>> = {
	"home.comparison.caption": "home.comparison.rows",
	"home.guarantees.title": "home.guarantees.items",
	"home.steps.title": "home.steps.items",
	"home.research.note": "home.research.items",
	"howItWorks.meta.description": "howItWorks.steps",
	"howItWorks.hero.lead": "howItWorks.steps",
	"network.steps.title": "network.steps.items",
};

const mark = `{{${entriesMark}}}`;
/** The mark at the beginning of a sentence, where a number in words has a capital. */
const first = new RegExp(String.raw`(^\*?|[.!?…]\s+)${mark.replaceAll(/[{}]/g, String.raw`\$&`)}`, "g");

/** The texts of a language, in which those that count a list say how long it is, in words. */
export function withListCounts(texts: Texts, language: Language): Texts {
	return Object.entries(countedTexts).reduce((counted, [path, list]) => {
		const entries = partAt(counted, list);
		if (!Array.isArray(entries)) return counted;
		const one = partAt(counted, `${path}_one`);
		const isOfOne = (text: unknown) =>
			entries.length === 1 && (String(text).includes(mark) || isOwn(one, `${path}_one`, language));
		return replacedAt(counted, path.split("."), (text) =>
			said(isOfOne(text) ? one : text, entries.length, language),
		);
	}, texts);
}

/** Whether its owner wrote a text; the mark of its key may stand behind it. */
function isOwn(text: unknown, path: string, language: Language): boolean {
	return !String(text).startsWith(String(partAt(dictionaries[language], path)));
}

function said(text: unknown, count: number, language: Language): unknown {
	if (typeof text !== "string") return text;
	const words = spelled(count, language);
	const capital = words.replace(/^./, (letter) => letter.toUpperCase());
	return text.replaceAll(first, (_, before: string) => before + capital).replaceAll(mark, words);
}
