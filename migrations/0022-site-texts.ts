import { type Kysely, sql } from "kysely";

/**
 * What the owner wrote in place of the shipped texts, what the next publication changes, and what
 * earlier ones changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("own_texts")
		.addColumn("key", "text", (column) => column.notNull())
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("text", "text", (column) => column.notNull())
		.addColumn("replaced", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("own_texts_key", ["key", "language"])
		.execute();
	await db.schema
		.createTable("text_drafts")
		.addColumn("key", "text", (column) => column.notNull())
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("text", "text")
		.addColumn("saved_at", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("text_drafts_key", ["key", "language"])
		.execute();
	await db.schema
		.createTable("text_draft_revision")
		.addColumn("id", "integer", (column) => column.primaryKey().check(sql`id = 1`))
		.addColumn("revision", "integer", (column) => column.notNull())
		.execute();
	await sql`insert into text_draft_revision (id, revision) values (1, 0)`.execute(db);
	await db.schema
		.createTable("text_publications")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("published_at", "text", (column) => column.notNull())
		.addColumn("undoes", "text")
		.execute();
	await db.schema
		.createIndex("text_publications_time")
		.on("text_publications")
		.column("published_at")
		.execute();
	await db.schema
		.createTable("published_texts")
		.addColumn("publication_id", "text", (column) =>
			column.notNull().references("text_publications.id").onDelete("cascade"),
		)
		.addColumn("key", "text", (column) => column.notNull())
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("before", "text")
		.addColumn("after", "text")
		.addColumn("shipped", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("published_texts_key", ["publication_id", "key", "language"])
		.execute();
}
