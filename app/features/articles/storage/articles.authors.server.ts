import type { Kysely } from "kysely";
import type { ArticleCardData } from "#app/features/articles/article-text.ts";
import { byArticle, cardOf, shortRows } from "#app/features/articles/articles.row.server.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Effects } from "#platform/content/content-store.ts";

/** The most articles on an author's page. */
const mostListed = 100;

export function articlesOfAuthor(db: Kysely<Tables>) {
	/** Returns their cards in the reader's language, the newest publication first. */
	async function list(language: Language, authorId: string): Promise<ArticleCardData[]> {
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
	}

	return { list };
}

export const ofAuthorEffects: Effects<ReturnType<typeof articlesOfAuthor>> = { list: "read" };
