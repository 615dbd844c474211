import { type Kysely, sql } from "kysely";
import { isSqlite } from "#migrations/engine.ts";
import type { Tables } from "#migrations/tables.ts";

/**
 * Holds the row with an id until the transaction ends: other writers wait, and see
 * the result. Transactions on SQLite follow one another anyway.
 */
export async function holdRow(
	transaction: Kysely<Tables>,
	table: keyof Tables & string,
	id: string,
): Promise<void> {
	if (isSqlite(transaction)) return;
	await sql`select id from ${sql.table(table)} where id = ${id} for update`.execute(transaction);
}
