import type { Kysely } from "kysely";

/** Adds the redirects of the owner, and the addresses at which visitors found nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("redirects")
		.addColumn("path", "text", (column) => column.primaryKey().notNull())
		.addColumn("target", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("missed_addresses")
		.addColumn("path", "text", (column) => column.primaryKey().notNull())
		.addColumn("visits", "integer", (column) => column.notNull())
		.addColumn("last_day", "text", (column) => column.notNull())
		.execute();
}
