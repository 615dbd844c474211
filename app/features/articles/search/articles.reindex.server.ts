import { type Kysely, sql } from "kysely";
import { inEachLanguage } from "#app/i18n/language.ts";
import { languages } from "#app/site/site-config.ts";
import { isSqlite } from "#migrations/engine.ts";
import type { Tables } from "#migrations/tables.ts";
import { underOtherName } from "./articles.indexer.server.ts";
import { hasFullText, indexTexts, trigramColumn } from "./articles.search-index.server.ts";

/** Articles whose texts are in memory at the same time. */
const batchSize = 50;

/** Rebuilds the search index from stored folded texts that were copied from the other engine. */
export async function reindexArticles(db: Kysely<Tables>): Promise<void> {
	let last = "";
	for (;;) {
		const articles = await db
			.selectFrom("articles")
			.innerJoin("article_listings", "article_listings.article_id", "articles.id")
			.select(["articles.id", "articles.published", "article_listings.folded as adminText"])
			.where("articles.id", ">", last)
			.orderBy("articles.id")
			.limit(batchSize)
			.execute();
		if (articles.length === 0) return;
		for (const { id, published, adminText } of articles) {
			await reindex(db, { id, published: published === 1, adminText });
			last = id;
		}
	}
}

type Listed = { id: string; published: boolean; adminText: string };

async function reindex(db: Kysely<Tables>, { id, published, adminText }: Listed): Promise<void> {
	const rows = await db
		.selectFrom("article_search")
		.select(["language", "folded"])
		.where("article_id", "=", id)
		.execute();
	if (!hasFullText(db)) {
		for (const { language, folded } of rows) {
			await sql`
				update article_search set trigrams = ${trigramColumn(folded, language, published)}
				where article_id = ${id} and language = ${language}
			`.execute(db);
		}
		return;
	}
	const folded = inEachLanguage((language) => rows.find((row) => row.language === language)?.folded ?? "");
	// Readers of several languages who see one text find it in one row.
	const shown = inEachLanguage(
		(language) => languages.find((other) => folded[other] === folded[language]) ?? language,
	);
	await indexTexts(db, { id, shown, folded, adminText, published });
}

/** A change of an author's name; a blank name is none. */
type Renaming = { id: string; before: string; after: string };

/** Locks an author's articles before their search rows, as a save does: otherwise they deadlock. */
async function lockArticlesBy(db: Kysely<Tables>, author: string): Promise<void> {
	if (isSqlite(db)) return;
	const own = db.selectFrom("articles").select("id").where("author_id", "=", author);
	await own.orderBy("id").forUpdate().execute();
}

/** Indexes an author's articles under another name, in the transaction that changes it. */
export async function renameInSearch(db: Kysely<Tables>, { id, before, after }: Renaming): Promise<void> {
	await lockArticlesBy(db, id);
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
