import { type Kysely, sql } from "kysely";
import { contentOfRows, textRows } from "#app/content/columns.ts";
import { type Author, type AuthorInput, authorFields, maxAuthors } from "#app/features/authors/author.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";

/** Hears in the same transaction what an author is called now; a blank name is that of one who goes. */
export type RenamingListener = (
	db: Kysely<Tables>,
	renaming: { id: string; before: string; after: string },
) => Promise<void>;

/** Every author, in the order of the alphabet. They are few, and always read together. */
export async function loadAuthors(db: Kysely<Tables>): Promise<Author[]> {
	const rows = await db
		.selectFrom("authors")
		.innerJoin("author_texts", "author_id", "id")
		.select(["id", "slug", "name", "image_url", "version", "language", "words"])
		.execute();
	const counts = await db
		.selectFrom("articles")
		.where("author_id", "is not", null)
		.groupBy("author_id")
		.select(["author_id", sql<number>`count(*)`.as("articles"), sql<number>`sum(published)`.as("published")])
		.execute();
	return [...Map.groupBy(rows, ({ id }) => id).entries()]
		.map(([id, same]) => {
			const { slug, version } = same[0] as (typeof rows)[number];
			const { articles = 0, published = 0 } = counts.find(({ author_id }) => author_id === id) ?? {};
			return { ...contentOfRows(authorFields, same), id, slug, version, articles, published };
		})
		.toSorted(
			(one, other) => one.name.localeCompare(other.name, "en") || one.slug.localeCompare(other.slug, "en"),
		);
}

/** One author. @throws ApiError 404. */
export async function loadAuthor(db: Kysely<Tables>, id: string): Promise<Author> {
	const found = (await loadAuthors(db)).find((author) => author.id === id);
	if (found === undefined) {
		throw new ApiError(404, "not-found", "This author does not exist, or has been deleted.");
	}
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

/** Writes what is said of an author in each language, in place of what was there. */
export async function writeTexts(db: Kysely<Tables>, id: string, input: AuthorInput): Promise<void> {
	await db.deleteFrom("author_texts").where("author_id", "=", id).execute();
	const rows = textRows(authorFields, input).map((row) => ({ ...row, author_id: id }));
	await db.insertInto("author_texts").values(rows).execute();
}
