import { type ArticleTexts, isComplete } from "#app/features/articles/article.ts";
import { fieldBreak, foldForSearch } from "./search-text.ts";

/**
 * What lists are searched by: title, excerpt and category in both languages, folded. A published article is found by
 * visitors of the API too: not by a translation that is still being written.
 */
export function listingTextOf(texts: ArticleTexts & { fr: ArticleTexts | null; published: boolean }): string {
	const { fr, published } = texts;
	const french = fr === null || (published && !isComplete(fr)) ? [] : [fr];
	return [texts, ...french]
		.flatMap(({ title, excerpt, category }) => [title, excerpt, category])
		.map(foldForSearch)
		.join(fieldBreak);
}
