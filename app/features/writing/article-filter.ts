import type { Article } from "../articles/article";
import { foldAccents } from "../articles/slug";
import { standingOf } from "./article-standing";

/** The status filter's values (specification, section 9), and the articles that wait for their time. */
export const articleStatuses = ["all", "published", "scheduled", "draft"] as const;

export type ArticleStatus = (typeof articleStatuses)[number];

type Filtered = Pick<Article, "title" | "excerpt" | "category" | "published" | "publishAt" | "fr">;

/**
 * The articles of a status in whose title, excerpt or category every typed word stands, in either language. Case and
 * accents do not matter.
 */
export function filterArticles<One extends Filtered>(
	articles: readonly One[],
	filter: { search: string; status: ArticleStatus },
): One[] {
	const words = foldAccents(filter.search).split(/\s+/).filter(Boolean);
	return articles.filter((article) => {
		if (filter.status !== "all" && standingOf(article) !== filter.status) return false;
		const text = foldAccents(
			[article, article.fr].flatMap((texts) => [texts?.title, texts?.excerpt, texts?.category]).join("\n"),
		);
		return words.every((word) => text.includes(word));
	});
}
