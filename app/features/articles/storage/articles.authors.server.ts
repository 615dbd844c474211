import type { Kysely } from "kysely";
import type { ArticleInput } from "#app/features/articles/article.ts";
import type { ArticleCardData } from "#app/features/articles/article-text.ts";
import { byArticle, cardOf, shortRows } from "#app/features/articles/articles.row.server.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { holdTable } from "#platform/database/hold-table.ts";

/** Articles that an author's page lists: the newest ones. */
const mostListed = 100;

/**
 * What is saved of an article, by the business where its author is no longer there: a form or an
 * old version may still name somebody who was deleted. Part of every saving, before it changes
 * anything: nobody is renamed or deleted until it ends.
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

/** The query on the published articles of one author. */
export function articlesOfAuthor(db: Kysely<Tables>) {
	/** In the reader's language, the newest publication first. */
	return async function listOfAuthor(language: Language, authorId: string): Promise<ArticleCardData[]> {
		const newest = db
			.selectFrom("articles")
			.select("id")
			.where("author_id", "=", authorId)
			.where("published", "=", 1)
			.orderBy("published_at", "desc")
			.orderBy("id", "desc")
			.limit(mostListed);
		const rows = await shortRows(db)
			.where("id", "in", newest)
			.orderBy("published_at", "desc")
			.orderBy("id", "desc")
			.execute();
		return byArticle(rows).map((same) => cardOf(same, language));
	};
}
