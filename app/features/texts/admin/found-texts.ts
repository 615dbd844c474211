import { type FactValues, filled } from "#app/features/texts/admin/labels/shown-text.tsx";
import { addressOf } from "#app/features/texts/admin/labels/text-names.ts";
import { claimsIn } from "#app/features/texts/claims/claims.ts";
import { entryOf } from "#app/features/texts/site-lists.ts";
import {
	isBehind,
	type ListedText,
	placeOfText,
	presentText,
	type TextList,
	type WrittenText,
} from "#app/features/texts/site-text.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import { defaultLanguage, languages, otherLanguages } from "#app/site/site-config.ts";

/** Data about texts that their list does not carry, by their keys. */
type Beside = {
	unsent: ReadonlySet<string>;
	/** Testimonials that visitors read as samples. */
	samples: ReadonlySet<string>;
};

type Known = Beside & Pick<TextList, "texts" | "facts" | "members">;

/** The states by which the list is filtered, each with the test for a text. */
const hasState = {
	all: () => true,
	changed: ({ languages: written }) =>
		Object.values(written).some(({ published, draft }) => published !== null || draft !== null),
	behind: (text) => otherLanguages.some((language) => isBehind(text, language)),
	originalBehind: (text) => isBehind(text, defaultLanguage),
	moved: ({ languages: written }) => Object.values(written).some(({ moved }) => moved !== null),
	claims: isDoubtful,
	sample(text, { samples }) {
		const entry = entryOf(text.key);
		return entry !== undefined && samples.has(`${entry.list}.${entry.id}`);
	},
	unsent: ({ key }, { unsent }) => unsent.has(key),
} satisfies Record<string, (text: ListedText, known: Known) => boolean>;

export const textStates = Object.keys(hasState) as (keyof typeof hasState)[];

export type TextFilter = { search: string; page: string; state: keyof typeof hasState };

export const allTexts: TextFilter = { search: "", page: "all", state: "all" };

export function findTexts(
	list: Omit<Known, keyof Beside>,
	{ search, page, state }: TextFilter,
	beside: Beside,
): ListedText[] {
	const words = foldForSearch(search).split(/\s+/).filter(Boolean);
	return list.texts.filter(
		(text) =>
			(page === "all" || addressOf(text.key).page === page) &&
			hasState[state](text, { ...list, ...beside }) &&
			(words.length === 0 ||
				languages.some((language) => says(text.languages[language], words, list.facts[language]))),
	);
}

/** Returns whether a text holds all search terms, by the names of its facts or by their values. */
function says(written: WrittenText, words: readonly string[], facts: FactValues): boolean {
	const stored = presentText(written).replaceAll("*", "");
	const text = foldForSearch(`${stored}\n${filled(stored, facts)}`);
	// Numbers as they are typed: `8 000` and `8,000` become `8000`.
	const plain = text.replace(/(\d)[ ,](?=\d{3}(?!\d))/g, "$1");
	return words.every((word) => text.includes(word) || plain.includes(word));
}

/** Returns whether a text states a figure that may contradict a fact, in any language. */
function isDoubtful(text: ListedText, known: Known): boolean {
	return languages.some((language) =>
		claimsIn(presentText(text.languages[language]), placeOfText(text, language, known)).some(
			({ kind }) => kind !== "same",
		),
	);
}
