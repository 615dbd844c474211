import { type Kysely, sql } from "kysely";

/**
 * Where consents come from that the form did not take, mails that leave without hurry, and which
 * lapses of the promised letter its owner was told of.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const texts = ["kind", "statement", "file_name", "recorded_at", "recorded_by"];
	await texts
		.reduce(
			(table, name) => table.addColumn(name, "text", (column) => column.notNull()),
			db.schema.createTable("consents").addColumn("id", "text", (column) => column.primaryKey()),
		)
		.addColumn("given_on", "text")
		.execute();
	await db.schema.alterTable("subscribers").addColumn("consent_id", "text").execute();
	await db.schema
		.alterTable("outgoing_mails")
		.addColumn("unhurried", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
	await db.schema
		.createIndex("outgoing_mails_turn")
		.on("outgoing_mails")
		.columns(["unhurried", "next_try_at"])
		.execute();
	await db.schema
		.createTable("unhurried_mail_pace")
		.addColumn("id", "integer", (column) => column.primaryKey().check(sql`id = 1`))
		.addColumn("next_at", "text", (column) => column.notNull())
		.execute();
	await sql`insert into unhurried_mail_pace (id, next_at) values (1, '')`.execute(db);
	await db.schema
		.createTable("letter_reminders")
		.addColumn("lapse", "text", (column) => column.primaryKey())
		.addColumn("reminded_at", "text", (column) => column.notNull())
		.execute();
}
