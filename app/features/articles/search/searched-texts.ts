import { searchedAmong, searchedTexts } from "#app/content/searched.ts";
import {
	type Article,
	type ArticleTexts,
	articleFields,
	publicArticle,
} from "#app/features/articles/article.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";

/**
 * Separates the fields of a search text. No folded text holds it, so that no match spans two
 * fields.
 */
const fieldBreak = "\n";

/**
 * Returns the text that lists are searched by: the short fields of every language, folded. A
 * published article, which visitors of the API find too, leaves out translations that are not
 * complete.
 */
export function adminSearchText(article: Article): string {
	const shown = article.published ? publicArticle(article) : article;
	return searchedTexts(articleFields, shown, "list").map(foldForSearch).join(fieldBreak);
}

/** Returns the text that readers search in `texts`; `folded` is the content as it is read. */
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
 * Replaces the author's name, the last field of a search text; a blank name is none. An empty text
 * stays empty.
 */
export function underOtherName(text: string, before: string, after: string): string {
	if (text === "") return text;
	const old = fieldBreak + foldForSearch(before);
	const rest = before !== "" && text.endsWith(old) ? text.slice(0, -old.length) : text;
	return after === "" ? rest : rest + fieldBreak + foldForSearch(after);
}
