import type { Kysely } from "kysely";

/**
 * The HTML of each text, made when it is saved. What was saved before has none: the site makes it in the background
 * after its first start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("article_html")
		.addColumn("article_id", "text", (column) =>
			column.notNull().references("articles.id").onDelete("cascade"),
		)
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("article_version", "integer", (column) => column.notNull())
		.addColumn("renderer_version", "integer", (column) => column.notNull())
		.addColumn("html", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("article_html_key", ["article_id", "language"])
		.execute();
	await db.schema
		.createIndex("article_html_versions")
		.on("article_html")
		.columns(["article_id", "language", "article_version", "renderer_version"])
		.execute();
}
