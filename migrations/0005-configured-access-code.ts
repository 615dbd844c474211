import type { Kysely } from "kysely";

/** Remembers which configured access code was already taken over, so that a newer one survives a restart. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("access_codes").addColumn("configured_hash", "text").execute();
}
