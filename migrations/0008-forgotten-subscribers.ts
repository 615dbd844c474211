import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";

const keyBytes = 32;

/** What stays of a person who was erased from the newsletter, the key it is hashed with, and the order of the list. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("forgotten_subscribers")
		.addColumn("address_hash", "text", (column) => column.primaryKey())
		.addColumn("forgotten_at", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("forgetting_keys")
		.addColumn("id", "integer", (column) => column.primaryKey().check(sql`id = 1`))
		.addColumn("key", "text", (column) => column.notNull())
		.execute();
	const key = randomBytes(keyBytes).toString("base64url");
	await sql`insert into forgetting_keys (id, key) values (1, ${key})`.execute(db);
	await db.schema.createIndex("subscribers_newest").on("subscribers").columns(["created_at", "id"]).execute();
}
