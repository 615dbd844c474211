import { type Kysely, sql } from "kysely";
import { isSqlite } from "#migrations/engine.ts";
import type { Tables } from "#migrations/tables.ts";

/** Arbitrary numbers that only the choice of a slug in the table takes as an advisory lock. */
const lockKeys = { articles: 5_071_124, events: 5_071_125, letters: 5_071_126, pages: 5_071_127 };

/**
 * Lets no other transaction choose a slug in the table until this one ends: two would take the same
 * free one. Transactions on SQLite follow one another anyway.
 */
export async function holdSlugs(transaction: Kysely<Tables>, table: keyof typeof lockKeys): Promise<void> {
	if (isSqlite(transaction)) return;
	await sql`select pg_advisory_xact_lock(${lockKeys[table]})`.execute(transaction);
}
