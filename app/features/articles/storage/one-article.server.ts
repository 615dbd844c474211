import type { Article } from "#app/features/articles/article.ts";
import { type ArticleRow, articleOf, byArticle } from "#app/features/articles/articles.row.server.ts";
import { ApiError } from "#platform/api/api-error.ts";

/** The first article of rows. @throws ApiError 404 without one. */
export function oneArticle(rows: readonly ArticleRow[]): Article {
	const [found] = byArticle(rows);
	if (found !== undefined) return articleOf(found);
	throw new ApiError(404, "not-found", "This article does not exist, or has been deleted.");
}
