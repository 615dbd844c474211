import type { Kysely } from "kysely";

/** Lets a translation of a table or a letter have a slug of its own. Those of before keep the one that they have. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const table of ["events", "letters"]) {
		await db.schema.alterTable(table).addColumn("own_slugs", "text").execute();
	}
}
