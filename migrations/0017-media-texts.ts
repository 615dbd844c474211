import { type Kysely, sql } from "kysely";

/** What describes images, one row for each language in which something is written. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("media_texts")
		.addColumn("hash", "text", (column) => column.notNull().references("media.hash").onDelete("cascade"))
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("alt", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("media_texts_key", ["hash", "language"])
		.execute();
	for (const [language, column] of [
		["en", "alt"],
		["fr", "alt_fr"],
	] as const) {
		await sql`
			insert into media_texts (hash, language, alt)
			select hash, ${language}, ${sql.ref(column)} from media where ${sql.ref(column)} <> ''
		`.execute(db);
		await db.schema.alterTable("media").dropColumn(column).execute();
	}
}
