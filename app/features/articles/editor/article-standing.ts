import type { Article } from "#app/features/articles/article.ts";

/** Where an article stands: on the site, waiting for its time, or being written. */
export type ArticleStanding = "published" | "scheduled" | "draft";

export function standingOf({
	published,
	publishAt,
}: Pick<Article, "published" | "publishAt">): ArticleStanding {
	if (published) return "published";
	return publishAt === null ? "draft" : "scheduled";
}
