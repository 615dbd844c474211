import type { Kysely } from "kysely";

/**
 * Whom guests would like to see again after an evening, and until when they may say so. Each guest
 * link opens one page; existing links open invitations.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("guest_links")
		.addColumn("page", "text", (column) => column.notNull().defaultTo("invitation"))
		.execute();
	await db.schema
		.createTable("feedback_rounds")
		.addColumn("event_id", "text", (column) =>
			column.primaryKey().references("events.id").onDelete("cascade"),
		)
		.addColumn("last_day", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("feedback_answers")
		.addColumn("guest_id", "text", (column) =>
			column.primaryKey().references("guests.id").onDelete("cascade"),
		)
		.addColumn("shares_number", "integer", (column) => column.notNull())
		.addColumn("telephone", "text", (column) => column.notNull())
		.addColumn("answered_at", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("feedback_wishes")
		.addColumn("guest_id", "text", (column) => column.notNull().references("guests.id").onDelete("cascade"))
		.addColumn("wished_id", "text", (column) => column.notNull().references("guests.id").onDelete("cascade"))
		.addPrimaryKeyConstraint("feedback_wishes_key", ["guest_id", "wished_id"])
		.execute();
	await db.schema.createIndex("feedback_wishes_wished").on("feedback_wishes").column("wished_id").execute();
}
