import type { Kysely } from "kysely";

/**
 * Why a reader left, where they said so; the links by which readers change what is known of them;
 * what a letter said before; and how often its links led to the site on a day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("subscribers").addColumn("leaving_reason", "text").execute();
	await createReaderLinks(db);
	await createLetterVersions(db);
	await db.schema
		.createTable("letter_arrivals")
		.addColumn("letter_id", "text", (column) => column.notNull().references("letters.id").onDelete("cascade"))
		.addColumn("day", "text", (column) => column.notNull())
		.addColumn("arrivals", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("letter_arrivals_key", ["letter_id", "day"])
		.execute();
}

async function createReaderLinks(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("reader_links")
		.addColumn("token_hash", "text", (column) => column.primaryKey())
		.addColumn("subscriber_id", "text", (column) =>
			column.notNull().references("subscribers.id").onDelete("cascade"),
		)
		.addColumn("new_email", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.addColumn("used_at", "text")
		.execute();
	await db.schema.createIndex("reader_links_subscriber").on("reader_links").column("subscriber_id").execute();
}

async function createLetterVersions(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("letter_versions")
		.addColumn("letter_id", "text", (column) => column.notNull().references("letters.id").onDelete("cascade"))
		.addColumn("version", "integer", (column) => column.notNull())
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("words", "integer", (column) => column.notNull())
		.addColumn("input", "text", (column) => column.notNull())
		.addColumn("begun_at", "text", (column) => column.notNull())
		.addColumn("saved_at", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("letter_versions_key", ["letter_id", "version"])
		.execute();
}
