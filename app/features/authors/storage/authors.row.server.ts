import { type Kysely, sql } from "kysely";
import { type ContentTable, missing, readThings } from "#app/content/storage/content-table.server.ts";
import { type Author, type AuthorFields, authorFields, maxAuthors } from "#app/features/authors/author.ts";
import { derivedSlug, firstFree } from "#app/i18n/slug.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";

/** Called in the transaction that changes a name; a blank one is that of a deleted author. */
export type RenamingListener = (
	db: Kysely<Tables>,
	renaming: { id: string; before: string; after: string },
) => Promise<void>;

export const authorTable: ContentTable<AuthorFields> = {
	name: "author",
	fields: authorFields,
	stored: ["id", "slug", "version"],
};

/** Loads every author, in alphabetical order: they are few. */
export async function loadAuthors(db: Kysely<Tables>): Promise<Author[]> {
	const authors = await readThings<AuthorFields, Omit<Author, "articles" | "published">>(db, authorTable);
	const counts = await db
		.selectFrom("articles")
		.where("author_id", "is not", null)
		.groupBy("author_id")
		.select(["author_id", sql<number>`count(*)`.as("articles"), sql<number>`sum(published)`.as("published")])
		.execute();
	return authors
		.map((author) => {
			const { articles = 0, published = 0 } = counts.find(({ author_id }) => author_id === author.id) ?? {};
			return { ...author, articles, published };
		})
		.toSorted(
			(one, other) => one.name.localeCompare(other.name, "en") || one.slug.localeCompare(other.slug, "en"),
		);
}

/** @throws ApiError 404. */
export async function loadAuthor(db: Kysely<Tables>, id: string): Promise<Author> {
	const found = (await loadAuthors(db)).find((author) => author.id === id);
	if (found === undefined) throw missing("author");
	return found;
}

/** @throws ApiError 409 where there are as many authors as there may be. */
export async function requireRoom(db: Kysely<Tables>): Promise<void> {
	const { count } = await db
		.selectFrom("authors")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	if (Number(count) < maxAuthors) return;
	throw new ApiError(409, "authors-full", "The list is full. Delete an author to add another.");
}

/** The slug of an author whose name has no letter of ours. */
const fallback = "author";

/** The present address of an author, and those that readers knew before. */
export type AuthorSlugs = { slug: string; former: string[] };

/** Reads the addresses of every author, by id. */
export async function listSlugs(db: Kysely<Tables>): Promise<Map<string, AuthorSlugs>> {
	const rows = await db.selectFrom("authors").select(["id", "slug", "former_slugs"]).execute();
	return new Map(
		rows.map(({ id, slug, former_slugs }) => [id, { slug, former: JSON.parse(former_slugs) as string[] }]),
	);
}

/**
 * Returns the addresses of an author who is called `name` now: that of the name, or the first free
 * one, and the former ones. Under `holdTable`: two would take the same free one.
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

/** Returns the addresses that a restored author gets back, as far as they are free. */
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
