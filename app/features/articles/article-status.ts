import type { Language } from "#app/site/site-config.ts";
import type { Article } from "./article.ts";

/**
 * The values of the status filter (specification, section 9), with the scheduled articles, and the
 * published ones whose corrections wait.
 */
export const articleStatusFilters = ["all", "published", "corrected", "scheduled", "draft"] as const;

export type ArticleStatusFilter = (typeof articleStatusFilters)[number];

/** The status of an article: on the site, scheduled, or a draft. */
export type ArticleStatus = Exclude<ArticleStatusFilter, "all" | "corrected">;

export function statusOf({ published, publishAt }: Pick<Article, "published" | "publishAt">): ArticleStatus {
	if (published) return "published";
	return publishAt === null ? "draft" : "scheduled";
}

/**
 * Returns the query of All Articles, and of the API, for the published ones that lack a language.
 */
export function untranslated(language: Language): { status: "published"; missing: Language } {
	return { status: "published", missing: language };
}
