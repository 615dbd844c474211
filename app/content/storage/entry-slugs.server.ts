import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { EntrySlugs } from "#app/content/entry-slugs.ts";
import type { ContentDatabase } from "#platform/content/deleted-things.ts";
import { anywhere } from "#platform/database/like.ts";

/** Matches the entry that has a slug, for itself or for a translation: a slug belongs to one entry. */
export function hasSlug(slug: string): RawBuilder<SqlBool> {
	const own = anywhere(`:${JSON.stringify(slug)}`);
	return sql<SqlBool>`(slug = ${slug} or own_slugs like ${own} escape '\\')`;
}

/** Asks whether an entry other than the one with this id has a slug. */
export function takenByOthers(db: ContentDatabase, table: "events" | "letters", id: string) {
	return async (slug: string): Promise<boolean> => {
		const others = sql`select id from ${sql.table(table)} where ${hasSlug(slug)} and id <> ${id} limit 1`;
		return (await others.execute(db)).rows.length > 0;
	};
}

/** Returns the value of the column `own_slugs`. */
export function ownSlugsColumn(ownSlugs: EntrySlugs["ownSlugs"]): string | null {
	return Object.keys(ownSlugs).length === 0 ? null : JSON.stringify(ownSlugs);
}

/** Reads the column `own_slugs`. */
export function readOwnSlugs(stored: string | null): EntrySlugs["ownSlugs"] {
	return stored === null ? {} : JSON.parse(stored);
}
