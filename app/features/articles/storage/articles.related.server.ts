import { type Kysely, sql } from "kysely";
import type { ArticleCardData } from "#app/features/articles/article-text.ts";
import { byArticle, cardOf, shortRows } from "#app/features/articles/articles.row.server.ts";
import { rankRelated } from "#app/features/articles/related-articles.ts";
import { tagKeys } from "#app/features/articles/tags.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Effects } from "#platform/content/content-store.ts";

/**
 * The newest articles of a tag or a category that are compared: enough to choose from, few to read.
 */
const maxCandidates = 30;

export function relatedArticles(db: Kysely<Tables>) {
	/**
	 * Returns up to `count` published articles closest to the one that is shown as `article`, in the
	 * reader's language.
	 */
	async function list(
		language: Language,
		article: Pick<ArticleCardData, "slug" | "tags" | "category">,
		count: number,
	): Promise<ArticleCardData[]> {
		const { category, tags } = article;
		// Each part has its own limit, so that the cost does not grow with the articles.
		const parts = [
			// The article itself may be one of them.
			newest(count + 1),
			...tagKeys(tags).map((tag) => newestTagged(language, tag)),
			...(category === "" ? [] : languages.map((one) => newestInCategory(one, category))),
		];
		const rows = await shortRows(db)
			.where("id", "in", sql<string>`(${sql.join(parts, sql` union `)})`)
			.execute();
		const candidates = byArticle(rows).map((same) => cardOf(same, language));
		return rankRelated(article, candidates, count);
	}

	function newest(limit: number) {
		return sql`select id from (
			select id from articles where published = 1
			order by published_at desc, id desc limit ${limit}
		) as newest`;
	}

	function newestInCategory(language: Language, category: string) {
		return sql`select id from (
			select article_id as id from article_texts
			where language = ${language} and category = ${category} and listed_at is not null
			order by listed_at desc, article_id desc limit ${maxCandidates}
		) as of_category`;
	}

	function newestTagged(language: Language, tag: string) {
		return sql`select id from (
			select article_id as id from article_tags
			where language = ${language} and tag = ${tag} and published_at is not null
			order by published_at desc, article_id desc limit ${maxCandidates}
		) as tagged`;
	}

	return { list };
}

export const relatedEffects: Effects<ReturnType<typeof relatedArticles>> = { list: "memoized" };
