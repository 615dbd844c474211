import { type CreateTableBuilder, type Kysely, sql } from "kysely";

/** Letters to the newsletter's readers, and what became of each on its way to each of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await createLetters(db);
	await createDeliveries(db);
	await db.schema
		.createTable("mail_paces")
		.addColumn("id", "integer", (column) => column.primaryKey())
		.addColumn("next_at", "text", (column) => column.notNull())
		.execute();
	await sql`insert into mail_paces (id, next_at) values (1, '')`.execute(db);
	await db.schema
		.alterTable("subscribers")
		.addColumn("refusals", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
	for (const name of ["refused_at", "rests_until"]) {
		await db.schema.alterTable("subscribers").addColumn(name, "text").execute();
	}
}

async function createLetters(db: Kysely<unknown>): Promise<void> {
	const letters = db.schema
		.createTable("letters")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("slug", "text", (column) => column.unique());
	await texts(letters, ["parts", "english_articles"])
		.addColumn("image_url", "text")
		.addColumn("listed", "integer", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("audience", "text", (column) => column.notNull())
		.addColumn("send_at", "text")
		.addColumn("started_at", "text")
		.addColumn("finished_at", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("updated_at", "text", (column) => column.notNull())
		.addColumn("version", "integer", (column) => column.notNull())
		.execute();
	const written = ["subject", "preheader", "greeting", "content", "quote", "quote_source", "image_alt"];
	await texts(ofLetter(db, "letter_texts"), ["language", ...written])
		.addPrimaryKeyConstraint("letter_texts_key", ["letter_id", "language"])
		.execute();
	await texts(ofLetter(db, "letter_editions"), ["language", "edition", "html", "text"])
		.addPrimaryKeyConstraint("letter_editions_key", ["letter_id", "language"])
		.execute();
}

async function createDeliveries(db: Kysely<unknown>): Promise<void> {
	await texts(ofLetter(db, "letter_deliveries"), ["subscriber_id", "language", "state", "due_at"])
		.addColumn("tries", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("deferrals", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("interrupted", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("claimed_by", "text")
		.addColumn("settled_at", "text")
		.addColumn("error", "text")
		.addPrimaryKeyConstraint("letter_deliveries_key", ["letter_id", "subscriber_id"])
		.execute();
	await db.schema
		.createIndex("letter_deliveries_due")
		.on("letter_deliveries")
		.columns(["letter_id", "state", "due_at"])
		.execute();
	await db.schema
		.createIndex("letter_deliveries_claimed")
		.on("letter_deliveries")
		.column("claimed_by")
		.where(sql.ref("claimed_by"), "is not", null)
		.execute();
}

function ofLetter(db: Kysely<unknown>, name: string) {
	return db.schema
		.createTable(name)
		.addColumn("letter_id", "text", (column) =>
			column.notNull().references("letters.id").onDelete("cascade"),
		);
}

function texts<Table extends string, Column extends string>(
	table: CreateTableBuilder<Table, Column>,
	names: string[],
): CreateTableBuilder<Table, string> {
	return names.reduce<CreateTableBuilder<Table, string>>(
		(built, name) => built.addColumn(name, "text", (column) => column.notNull()),
		table,
	);
}
