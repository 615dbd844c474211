import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";

/**
 * What each unsaved text was typed on, and a key of its own for the one text of each kind that
 * belonged to something new: further ones no longer take its place.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("working_copies").addColumn("device", "text").execute();
	const { rows } = await sql<{ kind: string }>`select kind from working_copies where key = 'new'`.execute(db);
	for (const { kind } of rows) {
		const key = `new-${randomUUID()}`;
		await sql`update working_copies set key = ${key} where kind = ${kind} and key = 'new'`.execute(db);
	}
}
