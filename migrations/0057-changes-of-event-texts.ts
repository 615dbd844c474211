import type { Kysely } from "kysely";

/**
 * What stood in an event's other texts when this one was last saved, of those that have changed
 * since; null of every present row: they count as changed together.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("event_texts").addColumn("former_originals", "text").execute();
}
