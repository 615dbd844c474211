import type { Kysely } from "kysely";
import type { ArticleAddress, SyndicatedText } from "#app/features/articles/article-text.ts";
import { shortRows } from "#app/features/articles/articles.row.server.ts";
import type { TextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { inOnePiece } from "./articles.html.server.ts";
import { textsOfPage } from "./articles.text.server.ts";

/** The queries on published articles for what is read by programs: the sitemap and the feeds. */
export function syndicatedArticles(db: Kysely<Tables>, renderer: TextRenderer) {
	/**
	 * The addresses of published articles, the newest publication first, without anything of their
	 * texts.
	 */
	async function listAddresses(page: { limit: number }): Promise<ArticleAddress[]> {
		return db
			.selectFrom("articles")
			.select(["slug", "updated_at as updatedAt"])
			.where("published", "=", 1)
			.orderBy("published_at", "desc")
			.orderBy("id", "desc")
			.limit(page.limit)
			.execute();
	}

	/** Whole texts of published articles in the reader's language, the newest publication first. */
	async function listTexts(language: Language, page: { limit: number }): Promise<SyndicatedText[]> {
		const newest = db
			.selectFrom("articles")
			.select("id")
			.where("published", "=", 1)
			.orderBy("published_at", "desc")
			.orderBy("id", "desc")
			.limit(page.limit);
		const ordered = shortRows(db)
			.where("id", "in", newest)
			.orderBy("published_at", "desc")
			.orderBy("id", "desc");
		return inOnePiece(async () => textsOfPage(db, renderer, await ordered.execute(), language));
	}

	return { listAddresses, listTexts };
}
