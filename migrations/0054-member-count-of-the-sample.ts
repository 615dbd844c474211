import type { Kysely } from "kysely";
import type { SettingsTable } from "./tables.ts";

/** What a site of before began with, and when nobody has said yet that a setting is true. */
const sampleCount = "234";
const neverSaved = "1970-01-01T00:00:00.000Z";

/**
 * Sites of before began with the number of members as if their owner had just confirmed it. Where it
 * still is that number, the owner is asked for it once more.
 */
export async function up(db: Kysely<{ settings: SettingsTable }>): Promise<void> {
	await db
		.updateTable("settings")
		.set({ updated_at: neverSaved })
		.where("key", "=", "active_members_count")
		.where("value", "=", sampleCount)
		.execute();
}
