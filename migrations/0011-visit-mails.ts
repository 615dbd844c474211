import type { Kysely } from "kysely";

/** Adds of which months the owner was told how many visits there were. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("visit_mails")
		.addColumn("month", "text", (column) => column.primaryKey().notNull())
		.addColumn("ordered_at", "text", (column) => column.notNull())
		.execute();
}
