import type { Kysely } from "kysely";

/** Corrections of a published article that wait: which of its versions they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("article_corrections")
		.addColumn("article_id", "text", (column) =>
			column.primaryKey().references("articles.id").onDelete("cascade"),
		)
		.addColumn("version", "integer", (column) => column.notNull())
		.addColumn("publish_at", "text")
		.execute();
}
