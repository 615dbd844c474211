import type { Kysely } from "kysely";

/** The day that an article stands under, where its writer chose one. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("articles").addColumn("published_on", "text").execute();
}
