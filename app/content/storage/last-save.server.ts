import { AsyncLocalStorage } from "node:async_hooks";
import { type RawBuilder, sql } from "kysely";
import type { LastSave } from "#app/content/editing/last-save.ts";
import type { ContentDatabase } from "#platform/content/deleted-things.ts";

const devices = new AsyncLocalStorage<string | null>();

/** Does `work`, whose saves come from the device of this name. */
export function onDevice<Result>(device: string | null, work: () => Result): Result {
	return devices.run(device, work);
}

/** The column that says from which device something was saved, and when. */
export function lastSave(at: Date): { last_save: string } {
	const saved: LastSave = { device: devices.getStore() ?? null, at: at.toISOString() };
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
