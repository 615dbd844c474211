import type { Kysely } from "kysely";

/** What a device is called in the lists of access; null where it was not noted yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("sign_in_devices").addColumn("name", "text").execute();
}
