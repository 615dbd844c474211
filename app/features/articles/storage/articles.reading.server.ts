import { type Kysely, sql } from "kysely";
import { type Article, type ArticleStats, publicArticle } from "#app/features/articles/article.ts";
import type { ArticleStatusFilter, ArticleSummary } from "#app/features/articles/article-summary.ts";
import {
	articleOf,
	articleRows,
	byArticle,
	firstArticle,
	shortRows,
	summaryOf,
} from "#app/features/articles/articles.row.server.ts";
import { adminSearch } from "#app/features/articles/search/articles.admin-search.server.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { keysOfCursor, type Page, pageOf } from "#platform/api/paging.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { waitingCorrections } from "./articles.corrections.server.ts";
import { idsNamed } from "./articles.slugs.server.ts";

/** The filter of a list. Readers see published articles, whatever status is asked for. */
export type ArticleListFilter = {
	publishedOnly: boolean;
	/** Each word is in the title, excerpt or category of any language, whatever case and accents. */
	search?: string | undefined;
	status?: ArticleStatusFilter | undefined;
	/** A language without a complete text. */
	missing?: Language | undefined;
	/** A language whose complete text is older than that of another. */
	outdated?: Language | undefined;
};

/** A page of a list, or without `limit` all of it. */
export type ListedPage = ArticleListFilter & {
	limit?: number | undefined;
	cursor?: string | undefined;
	/** The language that the texts of summaries are preferred in. */
	language?: Language | undefined;
};

/** The order of a list, newest first; for readers by publication. The id decides between equals. */
type Order = "created_at" | "published_at";

/** Reads whole articles and lists of them, drafts too, for the content area and the API. */
export function articleReading(db: Kysely<Tables>) {
	const { count, selectIds } = listedArticles(db);

	/** Returns the article with this id or present slug, in whichever language. @throws ApiError 404. */
	async function get(idOrSlug: string): Promise<Article> {
		return firstArticle(articleRows(db).where("id", "in", (where) => idsNamed(where, idOrSlug)));
	}

	async function stats(): Promise<ArticleStats> {
		const counts = await db
			.selectFrom("articles")
			.select(({ fn }) => ["published", fn.countAll<number>().as("articles")])
			.groupBy("published")
			.execute();
		const count = (published: 0 | 1) => counts.find((row) => row.published === published)?.articles ?? 0;
		return { totalArticles: count(0) + count(1), publishedArticles: count(1), draftArticles: count(0) };
	}

	/** Returns whole articles. @throws ApiError 400 for a cursor that is not this list's. */
	async function listPage(page: ListedPage): Promise<Page<Article>> {
		const order = orderOf(page);
		const rows = await articleRows(db)
			.where("id", "in", await selectIds(page))
			.orderBy(order, "desc")
			.orderBy("id", "desc")
			.execute();
		const articles = paged(rows, page, articleOf);
		return page.publishedOnly ? { ...articles, entries: articles.entries.map(publicArticle) } : articles;
	}

	/** Returns articles without their long texts. @throws ApiError 400 for another list's cursor. */
	async function listSummaries(page: ListedPage): Promise<Page<ArticleSummary>> {
		const order = orderOf(page);
		const rows = await shortRows(db)
			.where("id", "in", await selectIds(page))
			.orderBy(order, "desc")
			.orderBy("id", "desc")
			.execute();
		const summaries = paged(rows, page, (same) => summaryOf(same, page.language));
		return page.publishedOnly ? summaries : { ...summaries, entries: await withWaiting(summaries.entries) };
	}

	async function withWaiting(summaries: ArticleSummary[]): Promise<ArticleSummary[]> {
		const waiting = await waitingCorrections(db)
			.select(["article_id", "article_corrections.publish_at"])
			.execute();
		const times = new Map(waiting.map((row) => [row.article_id, { publishAt: row.publish_at }]));
		return summaries.map((summary) => {
			const corrections = times.get(summary.id);
			return corrections === undefined ? summary : { ...summary, corrections };
		});
	}

	async function list(which: { publishedOnly: boolean }): Promise<Article[]> {
		return (await listPage(which)).entries;
	}

	return { get, stats, list, listPage, listSummaries, count };
}

/** Counts the articles of a list, and selects the ids of its pages. */
function listedArticles(db: Kysely<Tables>) {
	const index = adminSearch(db);

	async function count(filter: ArticleListFilter): Promise<number> {
		const words = searchWords(filter);
		const isUnfiltered = shownStatus(filter) === "all" && (filter.missing ?? filter.outdated) === undefined;
		if (words.length > 0 && isUnfiltered) return index.count(words);
		const { articles } = await withStatus(filter)
			.where(index.holdsAll(words))
			.select(sql<number>`count(*)`.as("articles"))
			.executeTakeFirstOrThrow();
		return articles;
	}

	function withStatus(filter: ArticleListFilter) {
		const part = shownStatus(filter);
		const published = part === "published" || part === "corrected" ? 1 : 0;
		return db
			.selectFrom("articles")
			.$if(part !== "all", (query) => query.where("published", "=", published))
			.$if(part === "corrected", (query) =>
				query.where("articles.id", "in", waitingCorrections(db).select("article_id")),
			)
			.$if(part === "draft", (query) => query.where("publish_at", "is", null))
			.$if(part === "scheduled", (query) => query.where("publish_at", "is not", null))
			.where(isMissing(filter.missing))
			.where(isOutdated(filter.outdated));
	}

	/** Returns a search condition: few matches by ids; many by scanning until the page is full. */
	async function conditionFor(page: ListedPage) {
		const words = searchWords(page);
		if (page.limit === undefined) return index.holdsAll(words);
		return (await index.inIds(words)) ?? index.holdsEach(words);
	}

	/** Selects a page's ids and one more by indexes alone, so that no text is read. */
	async function selectIds(page: ListedPage) {
		const order = orderOf(page);
		const after = keysOfCursor(page.cursor, order, 2);
		const { limit } = page;
		return withStatus(page)
			.where(await conditionFor(page))
			.select("articles.id")
			.$if(after !== undefined, (query) =>
				query.where(sql<boolean>`(${sql.ref(order)}, articles.id) < (${after?.[0]}, ${after?.[1]})`),
			)
			.$if(limit !== undefined, (query) =>
				query
					.orderBy(order, "desc")
					.orderBy("articles.id", "desc")
					.limit((limit ?? 0) + 1),
			);
	}

	return { count, selectIds };
}

export const readingEffects: Effects<ReturnType<typeof articleReading>> = {
	get: "read",
	stats: "memoized",
	list: "read",
	listPage: "read",
	listSummaries: "memoized",
	count: "memoized",
};

function isMissing(language: Language | undefined) {
	if (language === undefined) return sql<boolean>`1 = 1`;
	return sql<boolean>`not exists (
		select 1 from article_texts
		where article_id = articles.id and language = ${language} and complete = 1
	)`;
}

/** The condition that the complete text of a language is older than that of another. */
function isOutdated(language: Language | undefined) {
	if (language === undefined) return sql<boolean>`1 = 1`;
	return sql<boolean>`exists (
		select 1 from article_texts as own
		inner join article_texts as other on other.article_id = own.article_id
		where own.article_id = articles.id and own.language = ${language}
		and own.complete = 1 and other.complete = 1 and other.changed_in > own.changed_in
	)`;
}

function searchWords({ search = "" }: ArticleListFilter): string[] {
	return foldForSearch(search).split(" ").filter(Boolean);
}

function shownStatus({ publishedOnly, status = "all" }: ArticleListFilter): ArticleStatusFilter {
	return publishedOnly ? "published" : status;
}

function orderOf({ publishedOnly }: ArticleListFilter): Order {
	return publishedOnly ? "published_at" : "created_at";
}

type Placed = { id: string; created_at: string; published_at: string | null };

function paged<Row extends Placed, Entry>(
	rows: readonly Row[],
	page: ListedPage,
	entryOf: (same: [Row, ...Row[]]) => Entry,
): Page<Entry> {
	const order = orderOf(page);
	const { entries, next } = pageOf(byArticle(rows), page.limit, ([row]) => ({
		order,
		keys: [row[order] ?? "", row.id],
	}));
	return { entries: entries.map(entryOf), next };
}
