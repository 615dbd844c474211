import { withLinkLabels } from "#app/features/articles/rendering/link-labels.ts";
import { foldAccents } from "#app/i18n/slug.ts";
import { wellFormed } from "#app/i18n/well-formed.ts";

/** Between the fields of a search text. No folded text holds one, so that no match reaches over two fields. */
export const fieldBreak = "\n";

/**
 * Text for comparing: without accents, in lower case, with typewriter apostrophes, quotes and dashes, and single
 * spaces. What an English or French reader types is then found however it was typeset.
 */
export function foldForSearch(text: string): string {
	return foldAccents(wellFormed(text))
		.replace(/[‘’ʼ]/g, "'")
		.replace(/[“”«»]/g, '"')
		.replace(/[‐‒–—]/g, "-")
		.replace(/\p{Cf}/gu, "")
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim();
}

/** Markdown without the marks inside its sentences, so that `say **hello**` is found by `say hello`. */
export function withoutMarks(markdown: string): string {
	return withLinkLabels(markdown)
		.replace(/<\/?u>/gi, "")
		.replace(/[*`]|_+/g, (mark, at: number, text: string) => (isInWord(mark, at, text) ? mark : ""));
}

/** Whether underscores belong to a name such as `snake_case`. */
function isInWord(mark: string, at: number, text: string): boolean {
	const end = at + mark.length;
	return (
		mark[0] === "_" &&
		endsInLetter.test(text.slice(Math.max(0, at - 2), at)) &&
		beginsWithLetter.test(text.slice(end, end + 2))
	);
}

const endsInLetter = /[\p{Letter}\p{Number}]$/u;
const beginsWithLetter = /^[\p{Letter}\p{Number}]/u;

/** A tag for comparing: the same tag in capitals is the same tag. */
export function tagKey(tag: string): string {
	return wellFormed(tag)
		.normalize("NFC")
		.toLowerCase()
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim();
}

/** The different ones among tags, for comparing. */
export function tagKeys(tags: readonly string[]): string[] {
	return [...new Set(tags.map(tagKey).filter((key) => key !== ""))];
}
