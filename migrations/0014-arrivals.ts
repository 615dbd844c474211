import type { Kysely } from "kysely";

/** Keeps what a guest's state was before they came, so that a tick of a host can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("guests").addColumn("came_from", "text").execute();
}
