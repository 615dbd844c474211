import { claimsIn } from "#app/features/texts/claims/claims.ts";
import { entryOf } from "#app/features/texts/site-lists.ts";
import {
	type ListedText,
	outdatedAfter,
	placeOfText,
	presentText,
	type TextList,
	type WrittenText,
} from "#app/features/texts/site-text.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import { defaultLanguage, type Language, languages, otherLanguages } from "#app/site/site-config.ts";
import { type FactValues, filled } from "./shown-text.tsx";
import { addressOf } from "./text-names.ts";

export const textStates = [
	"all",
	"changed",
	"behind",
	"originalBehind",
	"moved",
	"claims",
	"sample",
	"unsent",
] as const;

/** The filter of the list. */
export type TextFilter = { search: string; page: string; state: (typeof textStates)[number] };

/** The whole list. */
export const allTexts: TextFilter = { search: "", page: "all", state: "all" };

/**
 * Returns whether a text is older in a language than in another one, published or once the draft
 * is.
 */
export function isBehind(text: Pick<ListedText, "languages" | "outdated">, language: Language): boolean {
	const drafted = languages.filter((one) => text.languages[one].draft !== null);
	return (drafted.length === 0 ? text.outdated : outdatedAfter(text.outdated, drafted)).includes(language);
}

/** Returns whether the owner changed a text, published or in the draft. */
export function isChanged({ published, draft }: WrittenText): boolean {
	return published !== null || draft !== null;
}

/** Data about texts that the list itself does not carry. */
type Beside = {
	/** The keys of what did not reach the server. */
	unsent: ReadonlySet<string>;
	/** The testimonials that visitors read as samples, by their keys. */
	samples: ReadonlySet<string>;
};

/** The texts that a filter lets through. */
export function findTexts(
	list: Pick<TextList, "texts" | "facts" | "members">,
	{ search, page, state }: TextFilter,
	beside: Beside,
): ListedText[] {
	const words = foldForSearch(search).split(/\s+/).filter(Boolean);
	return list.texts.filter(
		(text) =>
			(page === "all" || addressOf(text.key).page === page) &&
			hasState(text, state, list, beside) &&
			(words.length === 0 ||
				languages.some((language) => says(text.languages[language], words, list.facts[language]))),
	);
}

/** Returns whether a text holds all search terms, by the names of its facts or by their values. */
function says(written: WrittenText, words: readonly string[], facts: FactValues): boolean {
	const stored = presentText(written).replaceAll("*", "");
	const text = foldForSearch(`${stored}\n${filled(stored, facts)}`);
	const plain = withPlainNumbers(text);
	return words.every((word) => text.includes(word) || plain.includes(word));
}

/** Numbers as they are typed: `8 000` and `8,000` become `8000`. */
function withPlainNumbers(folded: string): string {
	return folded.replace(/(\d)[ ,](?=\d{3}(?!\d))/g, "$1");
}

/** Returns whether a text states a figure that may contradict a fact, in any language. */
function isDoubtful(text: ListedText, list: Pick<TextList, "facts" | "members">): boolean {
	return languages.some((language) =>
		claimsIn(presentText(text.languages[language]), placeOfText(text, language, list)).some(
			({ kind }) => kind !== "same",
		),
	);
}

function hasState(
	text: ListedText,
	state: TextFilter["state"],
	list: Pick<TextList, "facts" | "members">,
	{ unsent, samples }: Beside,
): boolean {
	switch (state) {
		case "all":
			return true;
		case "changed":
			return languages.some((language) => isChanged(text.languages[language]));
		case "behind":
			return otherLanguages.some((language) => isBehind(text, language));
		case "originalBehind":
			return isBehind(text, defaultLanguage);
		case "moved":
			return languages.some((language) => text.languages[language].moved !== null);
		case "claims":
			return isDoubtful(text, list);
		case "sample": {
			const entry = entryOf(text.key);
			return entry !== undefined && samples.has(`${entry.list}.${entry.id}`);
		}
		case "unsent":
			return unsent.has(text.key);
	}
}
