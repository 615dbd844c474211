import type { Kysely } from "kysely";

/** The link that shows the site with its draft to those who have it: one at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("draft_links")
		.addColumn("id", "integer", (column) => column.primaryKey())
		.addColumn("token_hash", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.execute();
}
