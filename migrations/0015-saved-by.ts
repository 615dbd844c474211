import type { Kysely } from "kysely";

const kinds = ["article", "letter", "author", "event", "page"];

/** Lets versions and publications name who saved them; null for the owner, as all are until now. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const kind of kinds)
		await db.schema.alterTable(`${kind}_versions`).addColumn("saved_by", "text").execute();
	await db.schema.alterTable("text_publications").addColumn("published_by", "text").execute();
}
