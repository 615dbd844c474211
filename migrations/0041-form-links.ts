import type { Kysely } from "kysely";

/** What the addresses of registration forms answered last, and which version of the program runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("form_links")
		.addColumn("address", "text", (column) => column.primaryKey())
		.addColumn("next_at", "text", (column) => column.notNull())
		.addColumn("asked_at", "text")
		.addColumn("status", "integer")
		.addColumn("failing_since", "text")
		.addColumn("is_dead", "integer", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("running_version")
		.addColumn("id", "integer", (column) => column.primaryKey())
		.addColumn("version", "text", (column) => column.notNull())
		.addColumn("since", "text", (column) => column.notNull())
		.execute();
}
