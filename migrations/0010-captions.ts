import type { Kysely } from "kysely";

/** Lets the picture of an article have a caption in each language. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("article_texts")
		.addColumn("image_caption", "text", (column) => column.notNull().defaultTo(""))
		.execute();
}
