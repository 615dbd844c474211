import { countWords, withoutMarks } from "#app/content/plain-text.ts";
import { readingMinutes } from "#app/features/articles/reading-time.ts";
import type { RenderedText } from "#app/features/articles/rendered-text.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";

/** The searched length of a folded text; folding turns some characters into eighteen. */
const maxCharacters = 250_000;
/** The most trigrams of a searched text: long prose has 10,000, a pasted file may have more. */
const maxTrigrams = 30_000;
/** The number of Unicode's code points: three of them fit exactly into a double. */
const codePoints = 0x11_0000;

/** Returns the searched part of a folded text: very many trigrams would block the site. */
export function searchedPart(folded: string): string {
	if (folded.length <= maxTrigrams) return folded;
	const trigrams = new Set<number>();
	let [first, second, length] = [0, 0, 0];
	for (const letter of folded) {
		const third = letter.codePointAt(0) ?? 0;
		trigrams.add((first * codePoints + second) * codePoints + third);
		if (trigrams.size > maxTrigrams || length + letter.length > maxCharacters) break;
		length += letter.length;
		first = second;
		second = third;
	}
	return folded.slice(0, length).trimEnd();
}

/** Returns a rendered text, with what searches and readers need beside its HTML. */
export function renderedText(markdown: string, html: string): RenderedText {
	return {
		html,
		folded: searchedPart(foldForSearch(withoutMarks(markdown))),
		words: countWords(markdown),
		readingMinutes: readingMinutes(markdown),
	};
}
