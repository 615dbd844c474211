import type { Kysely } from "kysely";

/** Which mails each guest of a table was sent, and the links in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("guest_mails")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("guest_id", "text", (column) => column.notNull().references("guests.id").onDelete("cascade"))
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("sequence", "integer", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("mail_id", "text", (column) => column.notNull())
		.addColumn("ordered_at", "text", (column) => column.notNull())
		.addUniqueConstraint("guest_mails_once", ["guest_id", "kind", "sequence", "email"])
		.execute();
	await db.schema
		.createTable("guest_links")
		.addColumn("token_hash", "text", (column) => column.primaryKey())
		.addColumn("guest_id", "text", (column) => column.notNull().references("guests.id").onDelete("cascade"))
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("guest_links_guest").on("guest_links").column("guest_id").execute();
}
