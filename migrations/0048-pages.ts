import type { Kysely } from "kysely";

/** Pages that the owner adds to the site, and what is typed of them and not saved yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("pages")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("placement", "text", (column) => column.notNull())
		.addColumn("published", "integer", (column) => column.notNull())
		.addColumn("position", "integer", (column) => column.notNull())
		.addColumn("published_at", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("updated_at", "text", (column) => column.notNull())
		.addColumn("version", "integer", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("page_texts")
		.addColumn("page_id", "text", (column) => column.notNull().references("pages.id").onDelete("cascade"))
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("slug", "text", (column) => column.notNull())
		.addColumn("content", "text", (column) => column.notNull())
		.addColumn("menu_name", "text", (column) => column.notNull())
		.addColumn("search_title", "text", (column) => column.notNull())
		.addColumn("search_description", "text", (column) => column.notNull())
		.addColumn("is_whole", "integer", (column) => column.notNull())
		.addColumn("opening", "text", (column) => column.notNull())
		.addColumn("html", "text", (column) => column.notNull())
		.addColumn("renderer_version", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("page_texts_key", ["page_id", "language"])
		.execute();
	await db.schema
		.createTable("page_addresses")
		.addColumn("slug", "text", (column) => column.primaryKey())
		.addColumn("page_id", "text", (column) => column.notNull().references("pages.id").onDelete("cascade"))
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("page_addresses_by_page").on("page_addresses").column("page_id").execute();
	await db.schema
		.alterTable("working_copies")
		.addColumn("page_id", "text", (column) => column.references("pages.id").onDelete("cascade"))
		.execute();
}
