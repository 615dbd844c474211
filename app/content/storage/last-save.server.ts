import { AsyncLocalStorage } from "node:async_hooks";
import { type RawBuilder, sql } from "kysely";
import type { LastSave } from "#app/content/editing/last-save.ts";
import type { ContentDatabase } from "#platform/content/deleted-things.ts";

type Origin = { device: string | null; person: string | null };

const unknown: Origin = { device: null, person: null };
const origins = new AsyncLocalStorage<Origin>();

const origin = () => origins.getStore() ?? unknown;

/** Does `work`, whose saves come from the device of this name. */
export function onDevice<Result>(device: string | null, work: () => Result): Result {
	return origins.run({ ...unknown, device }, work);
}

/** Does `work`, whose saves are those of the person of this name; blank or null for the owner. */
export function asPerson<Result>(person: string | null, work: () => Result): Result {
	return origins.run({ ...origin(), person: person || null }, work);
}

/** Returns the name of who saves; null for the owner. */
export function savedBy(): string | null {
	return origin().person;
}

/** The column that says from which device something was saved, by whom, and when. */
export function lastSave(at: Date): { last_save: string } {
	const { device, person } = origin();
	const saved: LastSave = { device, ...(person !== null && { person }), at: at.toISOString() };
	return { last_save: JSON.stringify(saved) };
}

/** Reads what that column says of the row that meets a condition; undefined while it says nothing. */
export async function readLastSave(
	db: ContentDatabase,
	table: string,
	condition: RawBuilder<unknown>,
): Promise<LastSave | undefined> {
	const { rows } = await sql<{ last_save: string | null }>`
		select last_save from ${sql.table(table)} where ${condition}
	`.execute(db);
	const stored = rows[0]?.last_save;
	return stored == null ? undefined : (JSON.parse(stored) as LastSave);
}
