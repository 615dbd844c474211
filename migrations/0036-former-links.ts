import type { Kysely } from "kysely";

/** The links to unsubscribe of records that were joined with another one of the same reader. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("former_links")
		.addColumn("unsubscribe_token", "text", (column) => column.primaryKey())
		.addColumn("subscriber_id", "text", (column) =>
			column.notNull().references("subscribers.id").onDelete("cascade"),
		)
		.execute();
	await db.schema.createIndex("former_links_subscriber").on("former_links").column("subscriber_id").execute();
}
