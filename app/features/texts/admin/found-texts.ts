import { type ListedText, presentText, type WrittenText } from "#app/features/texts/site-text.ts";
import { foldForSearch } from "#app/i18n/fold.ts";
import { defaultLanguage, type Language, languages, otherLanguages } from "#app/site/site-config.ts";
import { addressOf } from "./text-names.ts";

export const textStates = ["all", "changed", "behind", "moved", "unsent"] as const;

/** What the list is narrowed to. */
export type TextFilter = { search: string; page: string; state: (typeof textStates)[number] };

/** The whole list. */
export const allTexts: TextFilter = { search: "", page: "all", state: "all" };

/** Whether the text was changed in the site's first language later than in another one. */
export function isBehind({ languages: written }: Pick<ListedText, "languages">, language: Language): boolean {
	if (language === defaultLanguage) return false;
	const [first, other] = [written[defaultLanguage], written[language]];
	if (other.draft !== null) return false;
	return first.draft !== null || (first.publishedAt ?? "") > (other.publishedAt ?? "");
}

/** Whether the owner changed a text, or is about to. */
export function isChanged({ published, draft }: WrittenText): boolean {
	return published !== null || draft !== null;
}

/** The texts that a filter lets through. @param unsent the keys of what did not reach the server */
export function findTexts(
	texts: readonly ListedText[],
	{ search, page, state }: TextFilter,
	unsent: ReadonlySet<string>,
): ListedText[] {
	const words = foldForSearch(search).split(/\s+/).filter(Boolean);
	return texts.filter(
		(text) =>
			(page === "all" || addressOf(text.key).page === page) &&
			hasState(text, state, unsent) &&
			(words.length === 0 || languages.some((language) => says(text.languages[language], words))),
	);
}

function says(written: WrittenText, words: readonly string[]): boolean {
	const text = foldForSearch(presentText(written).replaceAll("*", ""));
	return words.every((word) => text.includes(word));
}

function hasState(text: ListedText, state: TextFilter["state"], unsent: ReadonlySet<string>): boolean {
	switch (state) {
		case "all":
			return true;
		case "changed":
			return languages.some((language) => isChanged(text.languages[language]));
		case "behind":
			return otherLanguages.some((language) => isBehind(text, language));
		case "moved":
			return languages.some((language) => text.languages[language].moved !== null);
		case "unsent":
			return unsent.has(text.key);
	}
}
