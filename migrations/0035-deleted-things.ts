import type { Kysely } from "kysely";

/** What was deleted and can be put back for a while. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("deleted_things")
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("id", "text", (column) => column.notNull())
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("deleted_at", "text", (column) => column.notNull())
		.addColumn("content", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("deleted_things_key", ["kind", "id"])
		.execute();
}
