import type { Kysely } from "kysely";

/** The language in which the owner last used the content area: that of mails to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("sign_in_devices").addColumn("language", "text").execute();
}
