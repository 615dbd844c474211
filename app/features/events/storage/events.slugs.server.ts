import { type Kysely, sql } from "kysely";
import { firstWritten } from "#app/content/localized.ts";
import type { EventInput } from "#app/features/events/event.ts";
import { derivedSlug, firstFree } from "#app/i18n/slug.ts";
import { isSqlite } from "#migrations/engine.ts";
import type { Tables } from "#migrations/tables.ts";

/** An arbitrary number that only the choice of a table's slug takes as an advisory lock. */
const slugLockKey = 5_071_125;

/** What an address calls a table whose title has no letter of ours. */
const fallback = "table";

/**
 * The slug of an event that nobody saw yet: of its title, with its year where another table has that
 * one. Part of the transaction that stores it.
 */
export async function slugFor(db: Kysely<Tables>, event: EventInput, id: string): Promise<string> {
	const isTaken = await takenByOthers(db, id);
	const ofTitle = derivedSlug(firstWritten(event, "title")) || fallback;
	if (!(await isTaken(ofTitle))) return ofTitle;
	const year = event.calendarDate?.slice(0, 4);
	return firstFree(year === undefined ? ofTitle : `${ofTitle}-${year}`, isTaken);
}

/** A slug, or the first free one like it where another table has it. Part of a transaction, too. */
export async function nextFreeSlug(db: Kysely<Tables>, slug: string, id: string): Promise<string> {
	const isTaken = await takenByOthers(db, id);
	return (await isTaken(slug)) ? firstFree(slug, isTaken) : slug;
}

/** Asks whether another table has a slug. Until the transaction ends, no other one chooses. */
async function takenByOthers(db: Kysely<Tables>, id: string) {
	// Two would take the same free one; transactions on SQLite follow one another anyway.
	if (!isSqlite(db)) await sql`select pg_advisory_xact_lock(${slugLockKey})`.execute(db);
	return async (slug: string): Promise<boolean> => {
		const other = db.selectFrom("events").select("id").where("slug", "=", slug).where("id", "!=", id);
		return (await other.executeTakeFirst()) !== undefined;
	};
}
