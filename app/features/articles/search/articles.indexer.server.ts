import type { Kysely } from "kysely";
import { textsIn } from "#app/content/localized.ts";
import { type Article, type ArticleTexts, languageShown, textsFor } from "#app/features/articles/article.ts";
import type { RenderedTexts } from "#app/features/articles/rendered-text.ts";
import { tagKeys } from "#app/features/articles/tags.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { languages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { authorNames } from "./articles.author-names.server.ts";
import { hasFullText, indexTexts, trigramColumn } from "./articles.search-index.server.ts";
import { adminSearchText, publicSearchText, underOtherName } from "./searched-texts.ts";

/** A saved article, with its rendered texts. */
export type SavedArticle = { article: Article; rendered: RenderedTexts };

/**
 * Replaces the search rows of articles. Part of every change of their texts and their publication.
 */
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
