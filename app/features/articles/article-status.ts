import type { Language } from "#app/site/site-config.ts";
import type { Article } from "./article.ts";

/**
 * The status filter's values (specification, section 9), the articles that wait for their time, and
 * the published ones whose corrections wait.
 */
export const articleStatusFilters = ["all", "published", "corrected", "scheduled", "draft"] as const;

export type ArticleStatusFilter = (typeof articleStatusFilters)[number];

/** Whether an article is on the site, waits for its time, or is being written. */
export type ArticleStatus = Exclude<ArticleStatusFilter, "all" | "corrected">;

export function statusOf({ published, publishAt }: Pick<Article, "published" | "publishAt">): ArticleStatus {
	if (published) return "published";
	return publishAt === null ? "draft" : "scheduled";
}

/** The query of All Articles, and of the API, for the published ones that lack a language. */
export function untranslated(language: Language): { status: "published"; missing: Language } {
	return { status: "published", missing: language };
}
