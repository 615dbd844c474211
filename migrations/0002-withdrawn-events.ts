import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("withdrawn_events")
		.addColumn("event_id", "text", (column) => column.primaryKey())
		.addColumn("event", "text", (column) => column.notNull())
		.addColumn("withdrawn_at", "text", (column) => column.notNull())
		.execute();
}
