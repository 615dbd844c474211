import type { ArticleTexts } from "./article";
import { foldAccents } from "./slug";

/** Between the fields of a search text. No folded text holds one, so that no match reaches over two fields. */
const fieldBreak = "\n";

/**
 * Text for comparing: without accents, in lower case, with typewriter apostrophes, quotes and dashes, and single
 * spaces. What an English or French reader types is then found however it was typeset.
 */
export function foldForSearch(text: string): string {
	return foldAccents(text.toWellFormed())
		.replace(/[‘’ʼ]/g, "'")
		.replace(/[“”«»]/g, '"')
		.replace(/[‐‒–—]/g, "-")
		.replace(/\p{Cf}/gu, "")
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim();
}

/** What a search looks through: title, content as it is read, and each tag, folded. */
export function searchTextOf(texts: Pick<ArticleTexts, "title" | "content" | "tags">): string {
	return [texts.title, withoutMarks(texts.content), ...texts.tags].map(foldForSearch).join(fieldBreak);
}

/** What the content area's list is searched by: title, excerpt and category in both languages, folded. */
export function listingTextOf(texts: Listed & { fr: Listed | null }): string {
	return [texts, texts.fr]
		.flatMap((one) => [one?.title, one?.excerpt, one?.category])
		.map((field) => foldForSearch(field ?? ""))
		.join(fieldBreak);
}

type Listed = Pick<ArticleTexts, "title" | "excerpt" | "category">;

/** The LIKE pattern of any text that contains `text`, whose own `%`, `_` and `\` stand for themselves. */
export function anywhere(text: string): string {
	return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** Markdown without the marks inside its sentences, so that `say **hello**` is found by `say hello`. */
export function withoutMarks(markdown: string): string {
	return markdown
		.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replace(/<\/?u>/gi, "")
		.replace(/[*`]|(?<![\p{Letter}\p{Number}_])_+|_+(?![\p{Letter}\p{Number}_])/gu, "");
}

/** A tag for comparing: the same tag in capitals is the same tag. */
export function tagKey(tag: string): string {
	return tag
		.toWellFormed()
		.normalize("NFC")
		.toLowerCase()
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim();
}

/** The different ones among tags, for comparing. */
export function tagKeys(tags: readonly string[]): string[] {
	return [...new Set(tags.map(tagKey).filter((key) => key !== ""))];
}
