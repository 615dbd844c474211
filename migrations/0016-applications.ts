import { type Kysely, sql } from "kysely";
import { bytesType } from "./engine.ts";

/** Adds forms with their questions, and applications, whose content is encrypted. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await addForms(db);
	await addQuestions(db);
	await addApplications(db);
	await addPartsOfApplications(db);
	await db.schema
		.createTable("used_proofs")
		.addColumn("challenge", "text", (column) => column.primaryKey().notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("master_keys")
		.addColumn("id", "text", (column) => column.primaryKey().notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("proved_at", "text")
		.execute();
}

async function addForms(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("forms")
		.addColumn("id", "text", (column) => column.primaryKey().notNull())
		.addColumn("state", "text", (column) => column.notNull().defaultTo("draft"))
		.addColumn("opened_at", "text")
		.addColumn("declined_months", "integer", (column) => column.notNull().defaultTo(12))
		.addColumn("unfinished_days", "integer", (column) => column.notNull().defaultTo(30))
		.addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
		.execute();
	for (const id of ["membership", "network", "socials", "referral"])
		await sql`insert into forms (id) values (${sql.lit(id)})`.execute(db);
}

async function addQuestions(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("questions")
		.addColumn("id", "text", (column) => column.primaryKey().notNull())
		.addColumn("form", "text", (column) => column.notNull().references("forms.id"))
		.addColumn("position", "integer", (column) => column.notNull())
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("purpose", "text", (column) => column.notNull().defaultTo("none"))
		.addColumn("is_required", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("least", "integer")
		.addColumn("most", "integer")
		.addColumn("shown_if", "text")
		.addColumn("shown_if_option", "integer")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("updated_at", "text", (column) => column.notNull())
		.addColumn("version", "integer", (column) => column.notNull())
		.addColumn("last_save", "text")
		.execute();
	await db.schema
		.createTable("question_texts")
		.addColumn("question_id", "text", (column) =>
			column.notNull().references("questions.id").onDelete("cascade"),
		)
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("label", "text", (column) => column.notNull())
		.addColumn("help", "text", (column) => column.notNull())
		.addColumn("options", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("question_texts_key", ["question_id", "language"])
		.execute();
	await db.schema
		.createTable("question_versions")
		.addColumn("question_id", "text", (column) =>
			column.notNull().references("questions.id").onDelete("cascade"),
		)
		.addColumn("version", "integer", (column) => column.notNull())
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("input", "text", (column) => column.notNull())
		.addColumn("words", "integer", (column) => column.notNull())
		.addColumn("saved_at", "text", (column) => column.notNull())
		.addColumn("saved_by", "text")
		.addPrimaryKeyConstraint("question_versions_key", ["question_id", "version"])
		.execute();
}

async function addApplications(db: Kysely<unknown>): Promise<void> {
	let table = db.schema
		.createTable("applications")
		.addColumn("id", "text", (column) => column.primaryKey().notNull());
	for (const name of [
		"form",
		"language",
		"state",
		"wrapped_key",
		"master_key_id",
		"summary",
		"content",
		"flags",
	])
		table = table.addColumn(name, "text", (column) => column.notNull());
	for (const name of ["state_at", "created_at", "updated_at"])
		table = table.addColumn(name, "text", (column) => column.notNull());
	for (const name of [
		"membership",
		"event_id",
		"guest_id",
		"sent_at",
		"remind_at",
		"reminded_at",
		"resume_until",
		"held_until",
	])
		table = table.addColumn(name, "text");
	for (const name of ["browser_hash", "resume_hash", "confirmation_hash", "held_hash"])
		table = table.addColumn(name, "text", (column) => column.unique());
	await table.addColumn("version", "integer", (column) => column.notNull()).execute();
	await db.schema
		.createIndex("applications_by_state")
		.on("applications")
		.columns(["state", "sent_at", "id"])
		.execute();
	// Holds all that counting and searching read: rows themselves are long, since they are encrypted.
	await db.schema
		.createIndex("applications_by_time")
		.on("applications")
		.columns(["sent_at", "id", "flags", "state", "form", "membership", "version"])
		.execute();
}

async function addPartsOfApplications(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("application_photographs")
		.addColumn("id", "text", (column) => column.primaryKey().notNull())
		.addColumn("application_id", "text", (column) =>
			column.notNull().references("applications.id").onDelete("cascade"),
		)
		.addColumn("question_id", "text", (column) => column.notNull())
		.addColumn("content", bytesType(db), (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("application_entries")
		.addColumn("id", "text", (column) => column.primaryKey().notNull())
		.addColumn("application_id", "text", (column) =>
			column.notNull().references("applications.id").onDelete("cascade"),
		)
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("at", "text", (column) => column.notNull())
		.addColumn("person_id", "text")
		.addColumn("content", "text", (column) => column.notNull())
		.execute();
	for (const table of ["application_photographs", "application_entries"])
		await db.schema.createIndex(`${table}_application`).on(table).column("application_id").execute();
}
