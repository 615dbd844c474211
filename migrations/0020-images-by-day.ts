import type { Kysely } from "kysely";

/** Lists images by the day on which they came, without a look at all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.createIndex("media_by_day").on("media").columns(["created_at", "hash"]).execute();
}
