import { type Kysely, sql } from "kysely";
import type { ArticleCardData } from "#app/features/articles/article-text.ts";
import { byArticle, cardOf, shortRows } from "#app/features/articles/articles.row.server.ts";
import { tagKey, tagKeys } from "#app/features/articles/tags.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Effects } from "#platform/content/content-store.ts";

/** The newest articles of a tag or category that are compared: enough to choose from. */
const maxCandidates = 30;

export function relatedArticles(db: Kysely<Tables>) {
	/** Returns the published articles closest to the one shown, in the reader's language. */
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

type Subject = Pick<ArticleCardData, "slug" | "tags" | "category">;

/** Ranks other articles by shared tags, then the same category, then publication. */
export function rankRelated<Card extends Subject & Pick<ArticleCardData, "publishedAt">>(
	article: Subject,
	candidates: readonly Card[],
	count: number,
): Card[] {
	const wanted = new Set(tagKeys(article.tags));
	const shared = ({ tags }: Card) => tagKeys(tags).filter((tag) => wanted.has(tag)).length;
	const sameCategory = ({ category }: Card) => (tagKey(category) === tagKey(article.category) ? 1 : 0);
	return candidates
		.filter(({ slug }) => slug !== article.slug)
		.map((card) => ({ card, shared: shared(card), sameCategory: sameCategory(card) }))
		.sort(
			(one, other) =>
				other.shared - one.shared ||
				other.sameCategory - one.sameCategory ||
				newestFirst(one.card, other.card) ||
				one.card.slug.localeCompare(other.card.slug),
		)
		.slice(0, count)
		.map(({ card }) => card);
}

function newestFirst(one: { publishedAt: string }, other: { publishedAt: string }): number {
	return Date.parse(other.publishedAt) - Date.parse(one.publishedAt);
}

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
