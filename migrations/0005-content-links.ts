import type { Kysely } from "kysely";

/** Adds the addresses that published texts link to, which are asked now and then whether they are there. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("content_links")
		.addColumn("address", "text", (column) => column.primaryKey().notNull())
		.addColumn("next_at", "text", (column) => column.notNull())
		.addColumn("status", "integer")
		.addColumn("failing_since", "text")
		.addColumn("is_dead", "integer", (column) => column.notNull())
		.execute();
}
