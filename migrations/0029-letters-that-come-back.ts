import { type Kysely, sql } from "kysely";

/**
 * What came back of a letter: each delivery has a code that returns with it, the refusals of an
 * address can be counted over its deliveries, and a mailbox of reports is read on from where it was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("letter_deliveries")
		.addColumn("refused", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
	for (const name of ["return_code", "returned_at", "complained_at"]) {
		await db.schema.alterTable("letter_deliveries").addColumn(name, "text").execute();
	}
	for (const name of ["refusal_status", "refusals_from", "complained_at"]) {
		await db.schema.alterTable("subscribers").addColumn(name, "text").execute();
	}
	await db.schema
		.createIndex("letter_deliveries_returns")
		.on("letter_deliveries")
		.column("return_code")
		.unique()
		.where(sql.ref("return_code"), "is not", null)
		.execute();
	await db.schema
		.createIndex("letter_deliveries_reader")
		.on("letter_deliveries")
		.columns(["subscriber_id", "settled_at"])
		.execute();
	await takeRefusalsOver(db);
	await db.schema
		.createTable("report_mailboxes")
		.addColumn("mailbox", "text", (column) => column.primaryKey())
		.addColumn("uid_validity", "text", (column) => column.notNull())
		.addColumn("last_uid", "integer", (column) => column.notNull())
		.addColumn("held_by", "text")
		.addColumn("held_until", "text", (column) => column.notNull())
		.execute();
}

/** Deliveries did not say whether it was the address that refused: the count of its reader does. */
async function takeRefusalsOver(db: Kysely<unknown>): Promise<void> {
	await sql`
		update letter_deliveries set refused = 1
		where state = 'failed' and error like '5%' and error not like '% 5.6.%' and error not like '% 5.7.%'
			and subscriber_id in (select id from subscribers where refusals > 0)
	`.execute(db);
	await sql`
		update subscribers set refusal_status = (
			select error from letter_deliveries
			where subscriber_id = subscribers.id and refused = 1
			order by settled_at desc limit 1
		)
		where refusals > 0
	`.execute(db);
}
