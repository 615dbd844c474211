import type { Kysely } from "kysely";

/** Who agreed to being quoted, when, and to which words. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("testimonial_consents")
		.addColumn("entry", "text", (column) => column.primaryKey())
		.addColumn("person", "text", (column) => column.notNull())
		.addColumn("given_on", "text", (column) => column.notNull())
		.addColumn("wording", "text", (column) => column.notNull())
		.addColumn("recorded_at", "text", (column) => column.notNull())
		.execute();
}
