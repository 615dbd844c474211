import type { Kysely } from "kysely";
import type { Article, ArticleInput } from "#app/features/articles/article.ts";
import type { Tables } from "#migrations/tables.ts";
import { holdTable } from "#platform/database/hold-table.ts";
import { withSlugs } from "./articles.slugs.server.ts";

/**
 * Returns the content that a save stores: under the day that the article has, by an author who still
 * exists, with free addresses. Part of the transaction of the save, before it writes anything.
 * @throws ApiError 409 `slug-taken`.
 */
export async function storedContent(
	db: Kysely<Tables>,
	input: ArticleInput,
	{ id, current }: { id: string; current?: Article | undefined },
): Promise<ArticleInput> {
	const hasOwnDay = input.publishedOn !== null || current === undefined || current.publishedAt === null;
	const dated = hasOwnDay ? input : { ...input, publishedOn: current.publishedOn };
	return withSlugs(db, await withKnownAuthor(db, dated), { id, current });
}

/**
 * Returns the same content, by the business where its author was deleted: a form or an old version may
 * still name them. Nobody renames or deletes an author until the transaction ends.
 */
export async function withKnownAuthor<Input extends ArticleInput>(
	db: Kysely<Tables>,
	input: Input,
): Promise<Input> {
	if (input.authorId === null) return input;
	await holdTable(db, "authors");
	const known = await db
		.selectFrom("authors")
		.select("id")
		.where("id", "=", input.authorId)
		.executeTakeFirst();
	return known === undefined ? { ...input, authorId: null } : input;
}
