import { searchedAmong, searchedTexts } from "#app/content/searched.ts";
import {
	type Article,
	type ArticleTexts,
	articleFields,
	publicArticle,
} from "#app/features/articles/article.ts";
import { foldForSearch } from "#app/i18n/fold.ts";

/**
 * Between the fields of a search text. No folded text holds one, so that no match reaches over two
 * fields.
 */
const fieldBreak = "\n";

/**
 * What lists are searched by: what is short, in every language, folded. A published article is
 * found by visitors of the API too: not by a translation that is still being written.
 */
export function adminSearchText(article: Article): string {
	const shown = article.published ? publicArticle(article) : article;
	return searchedTexts(articleFields, shown, "list").map(foldForSearch).join(fieldBreak);
}

/**
 * What readers search of an article whose texts they see as `texts`; `folded` is its content as it
 * is read.
 */
export function publicSearchText(
	article: Article,
	texts: ArticleTexts,
	{ folded }: { folded: string },
): string {
	const values: Record<string, unknown> = { ...article, ...texts };
	return searchedAmong(articleFields, Object.keys(articleFields), "readers")
		.flatMap((name) =>
			name === "content" ? folded : [values[name]].flat().map((text) => foldForSearch(String(text))),
		)
		.join(fieldBreak);
}

/**
 * A search text with the name of an author as its last field, in place of the name before; a blank
 * name is none. Nothing is found by the author of a text that is not there.
 */
export function underOtherName(text: string, before: string, after: string): string {
	if (text === "") return text;
	const old = fieldBreak + foldForSearch(before);
	const rest = before !== "" && text.endsWith(old) ? text.slice(0, -old.length) : text;
	return after === "" ? rest : rest + fieldBreak + foldForSearch(after);
}
