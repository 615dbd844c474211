import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import type { Tables } from "../../../migrations/tables";
import { anywhere } from "../../../server/platform/like";
import { type Language, languages } from "../../site";
import { type ArticleInput, textsFor } from "./article";
import type { ArticleCardData } from "./article-text";
import { cardColumns, cardFromRow } from "./articles.row.server";
import { foldForSearch, searchTextOf, tagKey, tagKeys } from "./search-text";

/** Which published articles a list shows. Blank and absent mean all. */
export type CardFilter = {
	/** Found, whatever its case and accents, in the title, the content or a tag that the reader sees. */
	search?: string;
	/** One of the tags that the reader sees, whatever its case. */
	tag?: string;
	/** English names of categories. */
	categories?: string[];
};

export type CardPage = CardFilter & { limit: number; offset?: number };

/** Lists of published articles in the reader's language, and what they are found by. */
export function articlesSearch(db: Kysely<Tables>) {
	/** Cards of one page of the articles that match, the newest publication first. */
	async function listCards(reader: Language, page: CardPage): Promise<ArticleCardData[]> {
		const rows = await db
			.selectFrom("articles")
			.select(cardColumns)
			.where(matching(reader, page))
			.orderBy("published_at", "desc")
			.orderBy("id", "desc")
			.limit(page.limit)
			.offset(page.offset ?? 0)
			.execute();
		return rows.map((row) => cardFromRow(row, reader));
	}

	/** How many articles match, on all pages together. */
	async function countCards(reader: Language, filter: CardFilter = {}): Promise<number> {
		const { articles } = await db
			.selectFrom("articles")
			.select(({ fn }) => fn.countAll<number>().as("articles"))
			.where(matching(reader, filter))
			.executeTakeFirstOrThrow();
		return articles;
	}

	return { listCards, countCards };
}

/** Notes what an article is found by, in place of what was noted before. Part of every change of its texts. */
export async function noteSearchText(db: Kysely<Tables>, articleId: string, input: ArticleInput) {
	await db.deleteFrom("article_search").where("article_id", "=", articleId).execute();
	await db.deleteFrom("article_tags").where("article_id", "=", articleId).execute();
	const seen = languages.map((reader) => ({ article_id: articleId, reader, texts: textsFor(reader, input) }));
	await db
		.insertInto("article_search")
		.values(seen.map(({ texts, ...key }) => ({ ...key, folded: searchTextOf(texts) })))
		.execute();
	const tags = seen.flatMap(({ texts, ...key }) => tagKeys(texts.tags).map((tag) => ({ ...key, tag })));
	if (tags.length > 0) await db.insertInto("article_tags").values(tags).execute();
}

function matching(reader: Language, filter: CardFilter) {
	const search = foldForSearch(filter.search ?? "");
	const tag = tagKey(filter.tag ?? "");
	const { categories } = filter;

	return (where: ExpressionBuilder<Tables, "articles">) => {
		const conditions = [where("articles.published", "=", 1)];
		if (search !== "") {
			const found = where
				.selectFrom("article_search")
				.select("article_id")
				.where("reader", "=", reader)
				.where(sql<boolean>`folded like ${anywhere(search)} escape '\\'`);
			conditions.push(where("articles.id", "in", found));
		}
		if (tag !== "") {
			const tagged = where
				.selectFrom("article_tags")
				.select("article_id")
				.where("reader", "=", reader)
				.where("tag", "=", tag);
			conditions.push(where("articles.id", "in", tagged));
		}
		if (categories !== undefined) conditions.push(where("articles.category", "in", categories));
		return where.and(conditions);
	};
}
