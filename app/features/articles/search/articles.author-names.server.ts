import type { Kysely } from "kysely";
import type { Article } from "#app/features/articles/article.ts";
import { isSqlite } from "#migrations/engine.ts";
import type { Tables } from "#migrations/tables.ts";
import { reindex } from "./articles.reindex.server.ts";
import { underOtherName } from "./searched-texts.ts";

export async function authorNames(
	db: Kysely<Tables>,
	articles: readonly Article[],
): Promise<Map<string | null, string>> {
	const ids = articles.flatMap(({ authorId }) => authorId ?? []);
	if (ids.length === 0) return new Map();
	const rows = await db.selectFrom("authors").select(["id", "name"]).where("id", "in", ids).execute();
	return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A change of an author's name; a blank name is none. */
export type Renaming = { id: string; before: string; after: string };

/**
 * Locks the articles of an author before their search rows, in the order in which a save does: in
 * another order, each would wait for the other. SQLite runs one transaction at a time anyway.
 */
async function holdArticlesOf(db: Kysely<Tables>, author: string): Promise<void> {
	if (isSqlite(db)) return;
	const own = db.selectFrom("articles").select("id").where("author_id", "=", author);
	await own.orderBy("id").forUpdate().execute();
}

/**
 * Indexes the articles of an author under another name. Part of the transaction that changes it.
 */
export async function renameInSearch(db: Kysely<Tables>, { id, before, after }: Renaming): Promise<void> {
	await holdArticlesOf(db, id);
	const articles = await db
		.selectFrom("articles")
		.innerJoin("article_listings", "article_listings.article_id", "articles.id")
		.select(["articles.id", "published", "folded"])
		.where("author_id", "=", id)
		.execute();
	for (const { id: article_id, published, folded } of articles) {
		const adminText = underOtherName(folded, before, after);
		await db
			.updateTable("article_listings")
			.set({ folded: adminText })
			.where("article_id", "=", article_id)
			.execute();
		const texts = await db
			.selectFrom("article_search")
			.select(["language", "folded"])
			.where("article_id", "=", article_id)
			.execute();
		for (const text of texts) {
			await db
				.updateTable("article_search")
				.set({ folded: underOtherName(text.folded, before, after) })
				.where("article_id", "=", article_id)
				.where("language", "=", text.language)
				.execute();
		}
		await reindex(db, { id: article_id, published: published === 1, adminText });
	}
}
