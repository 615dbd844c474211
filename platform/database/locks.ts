import { type Kysely, sql } from "kysely";
import { isSqlite } from "#migrations/engine.ts";
import type { Tables } from "#migrations/tables.ts";

// Locks until the end of a transaction. Those on SQLite follow one another anyway.

/** Locks the row with an id: other writers wait, and see the result. */
export async function holdRow(
	transaction: Kysely<Tables>,
	table: keyof Tables & string,
	id: string,
): Promise<void> {
	if (isSqlite(transaction)) return;
	await sql`select id from ${sql.table(table)} where id = ${id} for update`.execute(transaction);
}

/** Locks a table against writes. Taken before any row that others change with it. */
export async function holdTable(transaction: Kysely<Tables>, table: keyof Tables & string): Promise<void> {
	if (isSqlite(transaction)) return;
	await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(transaction);
}

/** Arbitrary numbers that only the choice of a slug in the table takes as an advisory lock. */
const slugLocks = { articles: 5_071_124, events: 5_071_125, letters: 5_071_126, pages: 5_071_127 };

/** Lets no other transaction choose a slug in the table: two would take the same free one. */
export async function holdSlugs(transaction: Kysely<Tables>, table: keyof typeof slugLocks): Promise<void> {
	if (isSqlite(transaction)) return;
	await sql`select pg_advisory_xact_lock(${slugLocks[table]})`.execute(transaction);
}

/** Arbitrary numbers that only a turn of the kind takes as an advisory lock. */
const turnLocks = { imageChecks: 5_071_128 };

/**
 * Does what one of several processes on PostgreSQL may do at a time; one process alone uses SQLite.
 * @returns undefined where another is at it.
 */
export async function unlessTaken<Result>(
	db: Kysely<Tables>,
	turn: keyof typeof turnLocks,
	work: () => Promise<Result>,
): Promise<Result | undefined> {
	if (isSqlite(db)) return work();
	return db.transaction().execute(async (transaction) => {
		const { rows } = await sql<{ isHeld: boolean }>`
			select pg_try_advisory_xact_lock(${turnLocks[turn]}) as "isHeld"`.execute(transaction);
		return rows[0]?.isHeld ? work() : undefined;
	});
}
