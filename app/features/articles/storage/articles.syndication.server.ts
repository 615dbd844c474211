import type { Kysely } from "kysely";
import type { ArticleAddress, SyndicatedText } from "#app/features/articles/article-text.ts";
import { byArticle, shortRows } from "#app/features/articles/articles.row.server.ts";
import type { TextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { languagesListed, slugsOfRows } from "#app/features/articles/shown-row.server.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { atOneVersion } from "./articles.html.server.ts";
import { textsOfPage } from "./articles.texts.server.ts";

export function syndicatedArticles(db: Kysely<Tables>, renderer: TextRenderer) {
	/**
	 * Lists the addresses of published articles, the newest publication first, without reading their
	 * texts.
	 */
	async function listAddresses(page: { limit: number }): Promise<ArticleAddress[]> {
		const rows = await db
			.selectFrom("articles")
			.innerJoin("article_texts", "article_texts.article_id", "articles.id")
			.select(["id", "slug", "updated_at", "language", "complete", "own_slug", "original_url", "image_url"])
			.where("id", "in", newest(page.limit))
			.orderBy("published_at", "desc")
			.orderBy("id", "desc")
			.execute();
		return byArticle(rows).map((same) => ({
			slugs: slugsOfRows(same),
			listedIn: languagesListed(same),
			updatedAt: same[0].updated_at,
			imageUrl: same[0].image_url,
		}));
	}

	/**
	 * Lists whole texts of published articles in the reader's language, the newest publication
	 * first.
	 */
	async function listTexts(language: Language, page: { limit: number }): Promise<SyndicatedText[]> {
		const ordered = shortRows(db)
			.where("id", "in", newest(page.limit))
			.orderBy("published_at", "desc")
			.orderBy("id", "desc");
		return atOneVersion(async () => textsOfPage(db, renderer, await ordered.execute(), language));
	}

	function newest(limit: number) {
		return db
			.selectFrom("articles")
			.select("id")
			.where("published", "=", 1)
			.orderBy("published_at", "desc")
			.orderBy("id", "desc")
			.limit(limit);
	}

	return { listAddresses, listTexts };
}

export const syndicationEffects: Effects<ReturnType<typeof syndicatedArticles>> = {
	listAddresses: "read",
	listTexts: "read",
};
