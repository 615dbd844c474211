import type { Kysely } from "kysely";

/** The people who write articles, and who wrote which. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("authors")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("slug", "text", (column) => column.notNull().unique())
		.addColumn("former_slugs", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("image_url", "text")
		.addColumn("version", "integer", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("author_texts")
		.addColumn("author_id", "text", (column) => column.notNull().references("authors.id").onDelete("cascade"))
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("words", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("author_texts_key", ["author_id", "language"])
		.execute();
	// It refers to an author who may be deleted meanwhile: the article is then the business's.
	await db.schema.alterTable("articles").addColumn("author_id", "text").execute();
	await db.schema
		.createIndex("articles_by_author")
		.on("articles")
		.columns(["author_id", "published_at"])
		.execute();
}
