import { type Kysely, sql } from "kysely";

/**
 * A translation may have a slug of its own. Those that are there keep the article's: no address
 * changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("article_texts")
		.addColumn("own_slug", "text", (column) => column.notNull().defaultTo(""))
		.execute();
	await sql`create unique index article_texts_own_slug on article_texts (own_slug) where own_slug <> ''`.execute(
		db,
	);
	// The addresses of all articles are listed without reading their texts.
	await db.schema
		.createIndex("article_texts_slugs")
		.on("article_texts")
		.columns(["article_id", "language", "complete", "own_slug"])
		.execute();
}
