import type { Article } from "#app/features/articles/article.ts";
import { type ArticleRow, articleOf, byArticle } from "#app/features/articles/articles.row.server.ts";
import { ApiError } from "#platform/api/api-error.ts";

/** The first article that a query finds, draft or not. @throws ApiError 404 without one. */
export async function loadArticle(query: { execute(): Promise<readonly ArticleRow[]> }): Promise<Article> {
	const [found] = byArticle(await query.execute());
	if (found !== undefined) return articleOf(found);
	throw new ApiError(404, "not-found", "This article does not exist, or has been deleted.");
}
