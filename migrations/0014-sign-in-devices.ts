import type { Kysely } from "kysely";

/** The devices that signed in before, and which of them each session is open on: unknown for those already open. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("sign_in_devices")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("last_used_at", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.alterTable("sessions")
		.addColumn("device_id", "text", (column) => column.references("sign_in_devices.id").onDelete("set null"))
		.execute();
}
