import type { Kysely } from "kysely";

/** Adds which texts have a link, so that nobody searches all of them for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("content_links").addColumn("places", "text").execute();
}
