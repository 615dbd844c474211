import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { ArticleCardData } from "#app/features/articles/article-text.ts";
import { byArticle, cardOf, shortRows } from "#app/features/articles/articles.row.server.ts";
import { tagKey } from "#app/features/articles/tags.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { anywhere } from "#platform/database/like.ts";
import {
	candidates,
	countInFullText,
	findCandidates,
	hasFullText,
	inFullText,
	isIndexable,
} from "./articles.search-index.server.ts";

/** The filter of published articles. Blank and absent match everything. */
export type CardFilter = {
	/** Searched in the reader's title, content, tags and author, whatever case and accents. */
	search?: string;
	/** One of the tags that the reader sees, whatever its case. */
	tag?: string;
	/** Names of categories in the articles' leading texts. */
	categories?: string[];
};

export type CardPage = CardFilter & { limit: number; offset?: number };

/** The offset up to which pages are found by scanning the newest articles when many match. */
const maxWalkedOffset = 120;

/** A filter, folded for comparing; blank values match everything. */
type Wanted = { search: string; tag: string; categories: string[] | undefined };

/** Lists of published articles in the reader's language. */
export function articleCards(db: Kysely<Tables>) {
	/** Returns the cards of one page of the articles that match, the newest publication first. */
	async function list(language: Language, page: CardPage): Promise<ArticleCardData[]> {
		const wanted = wantedBy(page);
		// Indexes alone choose the page: nothing else is read of the articles before it.
		const ids = await idsOfPage(language, wanted, page.limit, page.offset ?? 0);
		const rows = await shortRows(db)
			.where("id", "in", ids)
			.orderBy("published_at", "desc")
			.orderBy("id", "desc")
			.execute();
		return byArticle(rows).map((same) => cardOf(same, language));
	}

	async function count(language: Language, filter: CardFilter = {}): Promise<number> {
		const wanted = wantedBy(filter);
		const { search, tag, categories } = wanted;
		const isNarrowed = tag !== "" || categories !== undefined;
		if (search !== "" && isIndexable(search) && hasFullText(db) && !isNarrowed) {
			return countInFullText(db, language, search);
		}
		const articles = sql<number>`count(*)`.as("articles");
		const counted =
			search === "" && tag !== "" && categories === undefined
				? await tagged(language, tag).clearSelect().select(articles).executeTakeFirstOrThrow()
				: await matching(language, wanted).select(articles).executeTakeFirstOrThrow();
		return counted.articles;
	}

	function published(language: Language, wanted: Wanted) {
		return narrowed(language, wanted).where("articles.published", "=", 1);
	}

	/** The same among a few ids; the unary plus keeps SQLite off the index of published articles. */
	function publishedAmong(ids: string[], language: Language, wanted: Wanted) {
		return narrowed(language, wanted)
			.where("articles.id", "in", [...ids, ""])
			.where(sql<boolean>`+articles.published = 1`);
	}

	function narrowed(language: Language, { tag, categories }: Wanted) {
		return db
			.selectFrom("articles")
			.$if(tag !== "", (query) => query.where("articles.id", "in", tagged(language, tag)))
			.$if(categories !== undefined, (query) =>
				query.where("articles.id", "in", inCategories(categories ?? [])),
			);
	}

	function matching(language: Language, wanted: Wanted) {
		const { search } = wanted;
		const query = published(language, wanted);
		if (search === "") return query;
		if (!isIndexable(search)) return query.where(holds("articles", language, search));
		if (hasFullText(db)) return query.where(inFullText(language, search));
		return query.where("articles.id", "in", candidates(language, search, anywhere(search)));
	}

	async function idsOfPage(language: Language, wanted: Wanted, limit: number, offset: number) {
		const { search, tag, categories } = wanted;
		if (search === "" && tag !== "" && categories === undefined) {
			return tagged(language, tag)
				.orderBy("published_at", "desc")
				.orderBy("article_id", "desc")
				.limit(limit)
				.offset(offset);
		}
		if (search === "" && tag === "" && categories !== undefined) {
			return inCategories(categories)
				.orderBy("listed_at", "desc")
				.orderBy("article_id", "desc")
				.limit(limit)
				.offset(offset);
		}
		if (search !== "" && isIndexable(search) && offset + limit <= maxWalkedOffset) {
			const ids = await findCandidates(db, language, search);
			const those = (
				ids === undefined ? published(language, wanted) : publishedAmong(ids, language, wanted)
			).where(holds("articles", language, search));
			return inOrder(those).limit(limit).offset(offset);
		}
		if (search !== "" && isIndexable(search) && !hasFullText(db)) {
			return oneByOne(language, wanted).limit(limit).offset(offset);
		}
		return inOrder(matching(language, wanted)).limit(limit).offset(offset);
	}

	/** Searches on PostgreSQL: sorts the candidates first, then reads texts until the page is full. */
	function oneByOne(language: Language, wanted: Wanted) {
		const sorted = published(language, wanted)
			.where("articles.id", "in", candidates(language, wanted.search, null))
			.select(["articles.id", "articles.published_at"])
			.orderBy("published_at", "desc")
			.orderBy("articles.id", "desc")
			// Without it the planner would read all texts first.
			.offset(0);
		return db
			.selectFrom(sorted.as("candidates"))
			.select("candidates.id as article_id")
			.where(holds("candidates", language, wanted.search))
			.orderBy("candidates.published_at", "desc")
			.orderBy("candidates.id", "desc");
	}

	function tagged(language: Language, tag: string) {
		return db
			.selectFrom("article_tags")
			.select("article_id")
			.where("language", "=", language)
			.where("tag", "=", tag)
			.where("published_at", "is not", null);
	}

	/** Selects the published articles of categories, by their names in leading texts. */
	function inCategories(names: string[]) {
		return db
			.selectFrom("article_texts")
			.select("article_id")
			.where("leads", "=", sql.lit(1))
			.where("category", "in", names)
			.where("listed_at", "is not", null);
	}

	return { list, count };
}

export const cardsEffects: Effects<ReturnType<typeof articleCards>> = { list: "memoized", count: "memoized" };

function wantedBy({ search = "", tag = "", categories }: CardFilter): Wanted {
	return { search: foldForSearch(search), tag: tagKey(tag), categories };
}

function inOrder(articles: SelectQueryBuilder<Tables, "articles", object>) {
	return articles
		.select("articles.id as article_id")
		.orderBy("published_at", "desc")
		.orderBy("articles.id", "desc");
}

/** The condition that the text that the reader sees of the row's article holds the phrase. */
function holds(rows: "articles" | "candidates", language: Language, phrase: string) {
	return sql<boolean>`(
		select folded like ${anywhere(phrase)} escape '\\' from article_search
		where article_search.article_id = ${sql.ref(`${rows}.id`)} and article_search.language = ${language}
	)`;
}
