import type { Kysely } from "kysely";
import { derivedSlug, firstFree } from "#app/i18n/slug.ts";
import type { Tables } from "#migrations/tables.ts";

/** What an address calls an author whose name has no letter of ours. */
const fallback = "author";

/** The present address of an author, and those that readers knew before. */
export type AuthorSlugs = { slug: string; former: string[] };

/** The addresses of every author, by id. */
export async function listSlugs(db: Kysely<Tables>): Promise<Map<string, AuthorSlugs>> {
	const rows = await db.selectFrom("authors").select(["id", "slug", "former_slugs"]).execute();
	return new Map(
		rows.map(({ id, slug, former_slugs }) => [id, { slug, former: JSON.parse(former_slugs) as string[] }]),
	);
}

/**
 * The addresses of an author who is called `name` now: the one of the name, or the first free one
 * like it. A former one goes on leading there. Under `holdTable`: two would take the same free one.
 */
export async function slugsFor(db: Kysely<Tables>, id: string, name: string): Promise<AuthorSlugs> {
	const all = await listSlugs(db);
	const present = all.get(id);
	all.delete(id);
	const taken = takenBy(all);
	const slug = await firstFree(derivedSlug(name) || fallback, async (wanted) => taken.has(wanted));
	const former = present === undefined ? [] : [...present.former, present.slug];
	return { slug, former: [...new Set(former)].filter((one) => one !== slug) };
}

/** The addresses that a deleted author gets back: those that are free, or the first free one like it. */
export async function freeSlugs(
	db: Kysely<Tables>,
	{ slug: old, former }: AuthorSlugs,
): Promise<AuthorSlugs> {
	const taken = takenBy(await listSlugs(db));
	const slug = await firstFree(old, async (wanted) => taken.has(wanted));
	return { slug, former: former.filter((one) => !taken.has(one) && one !== slug) };
}

function takenBy(authors: ReadonlyMap<string, AuthorSlugs>): Set<string> {
	return new Set([...authors.values()].flatMap(({ slug, former }) => [slug, ...former]));
}
