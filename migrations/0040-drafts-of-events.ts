import { type Kysely, sql } from "kysely";

/**
 * What is being typed is stored of events as of articles: each working copy says of what kind it
 * is. A key is no longer one row's alone, so the table is made anew with every row of the old one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("copies_of_each_kind")
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("key", "text", (column) => column.notNull())
		.addColumn("article_id", "text", (column) => column.references("articles.id").onDelete("cascade"))
		.addColumn("event_id", "text", (column) => column.references("events.id").onDelete("cascade"))
		.addColumn("draft", "text", (column) => column.notNull())
		.addColumn("version", "integer")
		.addColumn("saved_at", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("working_copies_key", ["kind", "key"])
		.execute();
	await sql`
		insert into copies_of_each_kind (kind, key, article_id, draft, version, saved_at)
		select 'article', key, article_id, draft, version, saved_at from working_copies
	`.execute(db);
	await db.schema.dropTable("working_copies").execute();
	await db.schema.alterTable("copies_of_each_kind").renameTo("working_copies").execute();
}
