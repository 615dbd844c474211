import type { Kysely } from "kysely";
import { textsIn } from "#app/content/localized.ts";
import { searchedAmong, searchedTexts } from "#app/content/searched.ts";
import {
	type Article,
	type ArticleTexts,
	articleFields,
	languageShown,
	publicArticle,
	textsFor,
} from "#app/features/articles/article.ts";
import type { RenderedTexts } from "#app/features/articles/rendered-text.ts";
import { tagKeys } from "#app/features/articles/tags.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import { languages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { hasFullText, indexTexts, trigramColumn } from "./articles.search-index.server.ts";

/** Separates the fields of a search text: no folded text holds it, so no match spans two. */
const fieldBreak = "\n";

/**
 * Returns the text that lists are searched by: the folded short fields of every language. A
 * published article, which visitors of the API find too, leaves out incomplete translations.
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

/** Replaces the author's name, the last field of a search text. Blank is none; empty stays empty. */
export function underOtherName(text: string, before: string, after: string): string {
	if (text === "") return text;
	const old = fieldBreak + foldForSearch(before);
	const rest = before !== "" && text.endsWith(old) ? text.slice(0, -old.length) : text;
	return after === "" ? rest : rest + fieldBreak + foldForSearch(after);
}

export type SavedArticle = { article: Article; rendered: RenderedTexts };

/** Replaces the search rows of articles. Part of every change of texts or publication. */
export async function indexArticles(db: Kysely<Tables>, saved: readonly SavedArticle[]): Promise<void> {
	const articles = saved.map(({ article }) => article);
	const ids = articles.map(({ id }) => id);
	await db.deleteFrom("article_search").where("article_id", "in", ids).execute();
	await db.deleteFrom("article_tags").where("article_id", "in", ids).execute();
	await db.deleteFrom("article_listings").where("article_id", "in", ids).execute();
	const names = await authorNames(db, articles);
	const entries = saved.map((one) => indexEntryOf(one, names.get(one.article.authorId) ?? ""));
	await db
		.insertInto("article_search")
		.values(entries.flatMap((entry) => searchRows(db, entry)))
		.execute();
	const tags = articles.flatMap(tagRows);
	if (tags.length > 0) await db.insertInto("article_tags").values(tags).execute();
	await db
		.insertInto("article_listings")
		.values(entries.map(({ id, adminText }) => ({ article_id: id, folded: adminText })))
		.execute();
	if (hasFullText(db)) for (const entry of entries) await indexTexts(db, entry);
}

async function authorNames(
	db: Kysely<Tables>,
	articles: readonly Article[],
): Promise<Map<string | null, string>> {
	const ids = articles.flatMap(({ authorId }) => authorId ?? []);
	if (ids.length === 0) return new Map();
	const rows = await db.selectFrom("authors").select(["id", "name"]).where("id", "in", ids).execute();
	return new Map(rows.map(({ id, name }) => [id, name]));
}

function indexEntryOf({ article, rendered }: SavedArticle, author: string) {
	const shown = inEachLanguage((language) => languageShown(article, language));
	const folded = inEachLanguage((language) => {
		const [texts, made] = [textsIn<ArticleTexts>(article, language), rendered[language]];
		if (texts === null || made === null) return "";
		return underOtherName(publicSearchText(article, texts, made), "", author);
	});
	return {
		id: article.id,
		published: article.published,
		shown,
		folded,
		adminText: underOtherName(adminSearchText(article), "", author),
	};
}

function searchRows(db: Kysely<Tables>, { id, published, shown, folded }: ReturnType<typeof indexEntryOf>) {
	return languages.map((language) => {
		const text = folded[shown[language]];
		const trigrams = hasFullText(db) ? {} : { trigrams: trigramColumn(text, language, published) };
		return { article_id: id, language, folded: text, ...trigrams };
	});
}

function tagRows(article: Article) {
	const published_at = article.published ? article.publishedAt : null;
	return languages.flatMap((language) =>
		tagKeys(textsFor(language, article).tags).map((tag) => ({
			article_id: article.id,
			language,
			tag,
			published_at,
		})),
	);
}
