import { type Kysely, sql } from "kysely";
import { inEachLanguage } from "#app/i18n/language.ts";
import { languages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { hasFullText, indexTexts, trigramColumn } from "./articles.search-index.server.ts";

/** Articles whose texts are in memory at the same time. */
const batchSize = 50;

/**
 * Rebuilds the engine's own search index from the folded texts that are stored, for rows that were
 * copied from the other engine.
 */
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

export async function reindex(db: Kysely<Tables>, { id, published, adminText }: Listed): Promise<void> {
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
