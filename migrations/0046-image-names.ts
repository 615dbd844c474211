import type { Kysely } from "kysely";

/** What images are called in the library, of those that have a name: at first, that of their file. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("media_names")
		.addColumn("hash", "text", (column) =>
			column.primaryKey().notNull().references("media.hash").onDelete("cascade"),
		)
		.addColumn("name", "text", (column) => column.notNull())
		.execute();
}
