import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";

const tokenBytes = 32;

export async function up(db: Kysely<unknown>): Promise<void> {
	await extendSubscribers(db as Kysely<SubscribersOnly>);
	await db.schema
		.createTable("confirmations")
		.addColumn("token_hash", "text", (column) => column.primaryKey())
		.addColumn("subscriber_id", "text", (column) =>
			column.notNull().references("subscribers.id").onDelete("cascade"),
		)
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.addColumn("used_at", "text")
		.execute();
	await db.schema
		.createIndex("confirmations_subscriber")
		.on("confirmations")
		.column("subscriber_id")
		.execute();
	await createOutgoingMails(db);
}

/** The tables as this migration finds them: later ones may change their shape. */
type SubscribersOnly = { subscribers: { id: string; asked_at: string; unsubscribe_token: string } };

async function extendSubscribers(db: Kysely<SubscribersOnly>): Promise<void> {
	await db.schema
		.alterTable("subscribers")
		.addColumn("asked_at", "text", (column) => column.notNull().defaultTo(""))
		.execute();
	await db.schema
		.alterTable("subscribers")
		.addColumn("unsubscribe_token", "text", (column) => column.notNull().defaultTo(""))
		.execute();
	const asked_at = new Date().toISOString();
	for (const { id } of await db.selectFrom("subscribers").select("id").execute()) {
		const unsubscribe_token = randomBytes(tokenBytes).toString("base64url");
		await db.updateTable("subscribers").set({ asked_at, unsubscribe_token }).where("id", "=", id).execute();
	}
	await db.schema
		.createIndex("subscribers_unsubscribe_token")
		.on("subscribers")
		.column("unsubscribe_token")
		.unique()
		.execute();
	await db.schema
		.createIndex("subscribers_waiting")
		.on("subscribers")
		.columns(["state", "asked_at"])
		.execute();
}

async function createOutgoingMails(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("outgoing_mails")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("recipient", "text", (column) => column.notNull())
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("payload", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("next_try_at", "text")
		.addColumn("tries", "integer", (column) => column.notNull())
		.addColumn("sent_at", "text")
		.addColumn("last_error", "text")
		.execute();
	await db.schema.createIndex("outgoing_mails_due").on("outgoing_mails").column("next_try_at").execute();
	await db.schema
		.createIndex("outgoing_mails_recipient")
		.on("outgoing_mails")
		.columns(["recipient", "created_at"])
		.execute();
}
