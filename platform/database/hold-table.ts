import { type Kysely, sql } from "kysely";
import { isSqlite } from "#migrations/engine.ts";
import type { Tables } from "#migrations/tables.ts";

/**
 * Lets nobody else write to a table, or hold it, until the transaction ends; reading goes on. To be
 * taken before any row that others change with it. Transactions on SQLite follow one another anyway.
 */
export async function holdTable(transaction: Kysely<Tables>, table: keyof Tables & string): Promise<void> {
	if (isSqlite(transaction)) return;
	await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(transaction);
}
