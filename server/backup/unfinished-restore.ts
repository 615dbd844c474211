import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import type { AnyDb } from "./snapshot.ts";

const key = "unfinished_restore";

/** Marks a database, as it is filled, as not to be used yet: who was erased since is still in it. */
export async function markUnfinished(db: AnyDb, archive: string): Promise<void> {
	const updated_at = new Date().toISOString();
	await db.insertInto("settings").values({ id: key, key, value: archive, updated_at }).execute();
}

/** The archive of an unfinished restore into a database with tables; or undefined. */
export async function unfinishedRestore(db: Kysely<Tables>): Promise<string | undefined> {
	const found = await db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
	return found?.value;
}

/** Marks a restore as finished. Call it when nothing is left to do. */
export async function markFinished(db: Kysely<Tables>): Promise<void> {
	await db.deleteFrom("settings").where("key", "=", key).execute();
}
