import type { Kysely } from "kysely";

/** Images get the words that describe them, so that a picture used twice is described once. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const column of ["alt", "alt_fr"]) {
		await db.schema
			.alterTable("media")
			.addColumn(column, "text", (definition) => definition.notNull().defaultTo(""))
			.execute();
	}
}
