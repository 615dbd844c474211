import type { Kysely } from "kysely";

/** Where a text of an article appeared first, where that is another site. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("article_texts")
		.addColumn("original_url", "text", (column) => column.notNull().defaultTo(""))
		.execute();
}
