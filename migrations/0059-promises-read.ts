import type { Kysely } from "kysely";

/** When the owner last confirmed having read what the site promises in their name; null until then. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("site_facts").addColumn("promises_read_at", "text").execute();
}
