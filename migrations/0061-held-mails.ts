import type { Kysely } from "kysely";

/** Adds what waits, after a restore, until the owner decides whether it is sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("outgoing_mails")
		.addColumn("held", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
	await db.schema.alterTable("letters").addColumn("held_from", "text").execute();
}
