import type { Kysely } from "kysely";
import { type Article, textsFor } from "#app/features/articles/article.ts";
import type { RenderedTexts } from "#app/features/articles/rendering/rendered-text.ts";
import { languages } from "#app/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { hasFullText, indexTexts, trigramColumn } from "./articles.index.server.ts";
import { listingTextOf } from "./listing-text.ts";
import { searchTextOf, tagKeys } from "./search-text.ts";

/** An article as it is saved, with what was worked out of its texts. */
export type SavedArticle = { article: Article; rendered: RenderedTexts };

/**
 * Notes what articles are found by, in place of what was noted before. Part of every change of their texts and of
 * their publication.
 */
export async function noteSearchTexts(db: Kysely<Tables>, saved: readonly SavedArticle[]): Promise<void> {
	const articles = saved.map(({ article }) => article);
	const ids = articles.map(({ id }) => id);
	await db.deleteFrom("article_search").where("article_id", "in", ids).execute();
	await db.deleteFrom("article_tags").where("article_id", "in", ids).execute();
	await db.deleteFrom("article_listings").where("article_id", "in", ids).execute();
	const noted = saved.map(notesOf);
	await db
		.insertInto("article_search")
		.values(noted.flatMap((notes) => searchRows(db, notes)))
		.execute();
	const tags = articles.flatMap(tagRows);
	if (tags.length > 0) await db.insertInto("article_tags").values(tags).execute();
	await db
		.insertInto("article_listings")
		.values(noted.map(({ id, listing }) => ({ article_id: id, folded: listing })))
		.execute();
	if (hasFullText(db)) for (const notes of noted) await indexTexts(db, notes);
}

function notesOf({ article, rendered }: SavedArticle) {
	const en = searchTextOf(article, rendered.en);
	const french = article.fr !== null && textsFor("fr", article) === article.fr ? rendered.fr : null;
	return {
		id: article.id,
		published: article.published,
		en,
		fr: article.fr === null || french === null ? en : searchTextOf(article.fr, french),
		listing: listingTextOf(article),
	};
}

function searchRows(db: Kysely<Tables>, notes: ReturnType<typeof notesOf>) {
	return languages.map((reader) => ({
		article_id: notes.id,
		reader,
		folded: notes[reader],
		...(hasFullText(db) ? {} : { trigrams: trigramColumn(notes[reader], reader, notes.published) }),
	}));
}

function tagRows(article: Article) {
	const published_at = article.published ? article.publishedAt : null;
	return languages.flatMap((reader) =>
		tagKeys(textsFor(reader, article).tags).map((tag) => ({
			article_id: article.id,
			reader,
			tag,
			published_at,
		})),
	);
}
