import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { EntrySlugs } from "#app/content/entry-slugs.ts";
import { isSqlite } from "#migrations/engine.ts";
import type { Tables } from "#migrations/tables.ts";
import { anywhere } from "#platform/database/like.ts";

/** The tables of such entries, with arbitrary numbers that only the choice of a slug takes as an advisory lock. */
const lockKeys = { events: 5_071_125, letters: 5_071_126 };

/** Lets no other transaction choose until this one ends: two would take the same free slug. */
export async function holdSlugs(transaction: Kysely<Tables>, table: keyof typeof lockKeys): Promise<void> {
	// Transactions on SQLite follow one another anyway.
	if (!isSqlite(transaction))
		await sql`select pg_advisory_xact_lock(${lockKeys[table]})`.execute(transaction);
}

/** Matches the entry that has a slug, for itself or for a translation: a slug belongs to one entry. */
export function hasSlug(slug: string): RawBuilder<SqlBool> {
	const own = anywhere(`:${JSON.stringify(slug)}`);
	return sql<SqlBool>`(slug = ${slug} or own_slugs like ${own} escape '\\')`;
}

/** Asks whether an entry other than the one with this id has a slug. */
export function takenByOthers(db: Kysely<Tables>, table: keyof typeof lockKeys, id: string) {
	return async (slug: string): Promise<boolean> => {
		const others = sql`select id from ${sql.table(table)} where ${hasSlug(slug)} and id <> ${id} limit 1`;
		return (await others.execute(db)).rows.length > 0;
	};
}

/** What the column `own_slugs` holds. */
export function ownSlugsColumn(ownSlugs: EntrySlugs["ownSlugs"]): string | null {
	return Object.keys(ownSlugs).length === 0 ? null : JSON.stringify(ownSlugs);
}

/** Reads the column `own_slugs`. */
export function readOwnSlugs(stored: string | null): EntrySlugs["ownSlugs"] {
	return stored === null ? {} : JSON.parse(stored);
}
