import type { Article } from "./article";
import { foldAccents } from "./slug";

/** The status filter's values (specification, section 9). */
export const articleStatuses = ["all", "published", "draft"] as const;

export type ArticleStatus = (typeof articleStatuses)[number];

type Filtered = Pick<Article, "title" | "excerpt" | "category" | "published" | "fr">;

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
		if (filter.status !== "all" && article.published !== (filter.status === "published")) return false;
		const text = foldAccents(
			[article, article.fr].flatMap((texts) => [texts?.title, texts?.excerpt, texts?.category]).join("\n"),
		);
		return words.every((word) => text.includes(word));
	});
}
