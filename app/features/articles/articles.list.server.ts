import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../migrations/tables";
import { keysOfCursor, type Page, pageOf } from "../../../server/platform/paging";
import type { Article } from "./article";
import type { ArticleStatus, ArticleSummary } from "./article-listing";
import { findFew, hasFullText, inFullText, isIndexable } from "./articles.index.server";
import { articleFromRow, summaryColumns, summaryFromRow } from "./articles.row.server";
import { anywhere, foldForSearch } from "./search-text";

/** Which articles a list holds. Readers see what is published, whatever status is asked for. */
export type ArticleListing = {
	publishedOnly: boolean;
	/** Every word of it stands in title, excerpt or category of either language, whatever case and accents. */
	search?: string | undefined;
	status?: ArticleStatus | undefined;
};

/** A page of a list, or with no `limit` all of it. */
export type ListedPage = ArticleListing & { limit?: number | undefined; cursor?: string | undefined };

/** What orders a list, newest first: the creation, or, for readers, the publication. The id decides between equals. */
type Order = "created_at" | "published_at";

/** The lists of the content area and of the API. */
export function articleLists(db: Kysely<Tables>) {
	/** Whole articles. @throws Failure 400 for a cursor that is not this list's. */
	async function listPage(asked: ListedPage): Promise<Page<Article>> {
		const rows = await (await inOrder(asked)).selectAll().execute();
		return paged(rows, asked, articleFromRow);
	}

	/** The same articles without their long texts. @throws Failure 400 for a cursor that is not this list's. */
	async function listSummaries(asked: ListedPage): Promise<Page<ArticleSummary>> {
		const rows = await (await inOrder(asked)).select(summaryColumns).execute();
		return paged(rows, asked, summaryFromRow);
	}

	/** All articles, or all that are published. */
	async function list(which: { publishedOnly: boolean }): Promise<Article[]> {
		return (await listPage(which)).entries;
	}

	/** How many articles a list holds, on all pages together. */
	async function countListed(listing: ArticleListing): Promise<number> {
		const { articles } = await matching(listing)
			.select(sql<number>`count(*)`.as("articles"))
			.executeTakeFirstOrThrow();
		return articles;
	}

	function ofStatus({ publishedOnly, status = "all" }: ArticleListing) {
		const wanted = publishedOnly ? "published" : status;
		return db
			.selectFrom("articles")
			.$if(wanted !== "all", (query) => query.where("published", "=", wanted === "published" ? 1 : 0))
			.$if(wanted === "draft", (query) => query.where("publish_at", "is", null))
			.$if(wanted === "scheduled", (query) => query.where("publish_at", "is not", null));
	}

	function matching(listing: ArticleListing) {
		const conditions = wordsOf(listing).map((word) =>
			hasFullText(db) && isIndexable(word) ? inFullText("listing", word) : among(word),
		);
		return ofStatus(listing).where((where) => where.and(conditions));
	}

	/** The same for a page: few articles are looked at by themselves, of many the newest until the page is full. */
	async function matchingForPage(listing: ListedPage) {
		const words = wordsOf(listing);
		const indexed = words.filter(isIndexable);
		if (listing.limit === undefined || !hasFullText(db)) return matching(listing);
		const few = indexed.length === 0 ? undefined : await findFew(db, "listing", indexed);
		const those = ofStatus(listing).where((where) => where.and(words.map(isListed)));
		return few === undefined ? those : those.where("articles.id", "in", [...few, ""]);
	}

	/** The articles of a page and one more. They are chosen by indexes alone, so that no other text is read. */
	async function inOrder(asked: ListedPage) {
		const order = orderOf(asked);
		const after = keysOfCursor(asked.cursor, order, 2);
		const { limit } = asked;
		const ids = (await matchingForPage(asked))
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
		return db.selectFrom("articles").where("id", "in", ids).orderBy(order, "desc").orderBy("id", "desc");
	}

	return { list, listPage, listSummaries, countListed };
}

/** The condition that an article is one of those whose listing holds a folded word. */
function among(word: string) {
	return sql<boolean>`articles.id in (
		select article_id from article_listings where folded like ${anywhere(word)} escape '\\'
	)`;
}

/** The same condition, asked of one article after the other. */
function isListed(word: string) {
	return sql<boolean>`(
		select folded like ${anywhere(word)} escape '\\' from article_listings where article_id = articles.id
	)`;
}

function wordsOf({ search = "" }: ArticleListing): string[] {
	return foldForSearch(search).split(" ").filter(Boolean);
}

function orderOf({ publishedOnly }: ArticleListing): Order {
	return publishedOnly ? "published_at" : "created_at";
}

type Placed = { id: string; created_at: string; published_at: string | null };

function paged<Row extends Placed, Entry>(rows: Row[], asked: ListedPage, entryOf: (row: Row) => Entry) {
	const order = orderOf(asked);
	const { entries, next } = pageOf(rows, asked.limit, (row) => ({
		order,
		keys: [row[order] ?? "", row.id],
	}));
	return { entries: entries.map(entryOf), next };
}
