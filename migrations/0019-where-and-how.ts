import type { Kysely } from "kysely";

/**
 * Lets a table say where and how it takes place to those who are confirmed, count the changes of it, and
 * note what guests were told otherwise than by mail.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const name of ["restaurant", "address", "map_link"]) await addText(db, "events", name);
	for (const name of ["directions", "included"]) await addText(db, "event_texts", name);
	await addCount(db, "events", "quiet_changes");
	await db.schema.alterTable("guests").addColumn("accepted_at", "text").execute();
	await db.schema.alterTable("guests").addColumn("answer_by", "text").execute();
	await addCount(db, "guests", "takes_messages");
	await addCount(db, "guest_mails", "is_message");
	await addCount(db, "seatings", "reminds");
}

async function addText(db: Kysely<unknown>, table: string, name: string): Promise<void> {
	await db.schema
		.alterTable(table)
		.addColumn(name, "text", (column) => column.notNull().defaultTo(""))
		.execute();
}

async function addCount(db: Kysely<unknown>, table: string, name: string): Promise<void> {
	await db.schema
		.alterTable(table)
		.addColumn(name, "integer", (column) => column.notNull().defaultTo(0))
		.execute();
}
