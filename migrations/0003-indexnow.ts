import type { Kysely } from "kysely";

/** Adds what search engines were told of, and the key by which they know the site. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("indexnow_pages")
		.addColumn("path", "text", (column) => column.primaryKey().notNull())
		.addColumn("stamp", "text", (column) => column.notNull())
		.addColumn("told_at", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("indexnow_state")
		.addColumn("id", "integer", (column) => column.primaryKey().notNull())
		.addColumn("key", "text", (column) => column.notNull())
		.addColumn("next_at", "text", (column) => column.notNull())
		.addColumn("tries", "integer", (column) => column.notNull())
		.addColumn("status", "integer")
		.addColumn("failing_since", "text")
		.addColumn("told_at", "text")
		.execute();
}
