import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import { anywhere } from "#platform/database/like.ts";
import { hasFullText, isIndexable, quoted } from "./articles.search-index.server.ts";

/** Higher than the public search's: the index itself holds what orders these articles. */
const maxIds = 1_000;

/** Finds the content area's articles by folded words; without words, all match. */
export function adminSearch(db: Kysely<Tables>) {
	async function count(words: readonly string[]): Promise<number> {
		const { rows } = await sql<{ articles: number }>`
			select count(*) as articles from ${rowsOf(words)}
		`.execute(db);
		return rows[0]?.articles ?? 0;
	}

	/** Selects a row for each article that holds all words, reading as little as possible. */
	function rowsOf(words: readonly string[]) {
		if (!words.some(isIndexable)) return sql`article_listings where ${everyOne(words.map(holds))}`;
		return notIndexed(words).length > 0
			? sql`articles where ${holdsAll(words)}`
			: sql`(${matches(words)}) as matches`;
	}

	/** The condition that an article holds all words, with one subquery for all articles. */
	function holdsAll(words: readonly string[]): RawBuilder<boolean> {
		if (words.length === 0) return sql<boolean>`1 = 1`;
		if (!words.some(isIndexable)) {
			return sql<boolean>`articles.id in (
				select article_id from article_listings where ${everyOne(words.map(holds))}
			)`;
		}
		const key = hasFullText(db) ? sql`articles.number` : sql`articles.id`;
		return everyOne([sql`${key} in (${matches(words)})`, holdsEach(notIndexed(words))]);
	}

	/** The same condition, evaluated for one article after the other. */
	function holdsEach(words: readonly string[]): RawBuilder<boolean> {
		if (words.length === 0) return sql<boolean>`1 = 1`;
		return sql<boolean>`(
			select ${everyOne(words.map(holds))} from article_listings where article_id = articles.id
		)`;
	}

	/** The same condition by the ids that the index finds; undefined if they are many. */
	async function inIds(words: readonly string[]): Promise<RawBuilder<boolean> | undefined> {
		if (!words.some(isIndexable)) return undefined;
		const { rows } = await sql<{ found: number | string }>`${matches(words, maxIds + 1)}`.execute(db);
		if (rows.length > maxIds) return undefined;
		const found = rows.map((row) => row.found);
		// One parameter, so that the statement is the same however many were found.
		const isFound = hasFullText(db)
			? sql`articles.number in (select value from json_each(${JSON.stringify(found)}))`
			: sql`articles.id = any(${found})`;
		return everyOne([isFound, holdsEach(notIndexed(words))]);
	}

	/** Selects what the index finds: on SQLite numbers of articles, on PostgreSQL ids. */
	function matches(words: readonly string[], limit: number | null = null) {
		const indexed = words.filter(isIndexable);
		if (hasFullText(db)) {
			const query = indexed.map(quoted).join(" AND ");
			return sql`select rowid as found from listing_fts where listing_fts match ${query} limit ${limit ?? -1}`;
		}
		const trigrams = sql.join(
			indexed.map((word) => sql`listing_trigrams(${word})`),
			sql` || `,
		);
		return sql`select found from found_listings(${trigrams}, ${words.map(anywhere)}, ${limit}) as found`;
	}

	/** Returns the condition on all words that goes with the index's query on PostgreSQL. */
	function notIndexed(words: readonly string[]): string[] {
		return hasFullText(db) ? words.filter((word) => !isIndexable(word)) : [];
	}

	return { count, holdsAll, holdsEach, inIds };
}

function holds(word: string) {
	return sql<boolean>`folded like ${anywhere(word)} escape '\\'`;
}

function everyOne(conditions: readonly RawBuilder<unknown>[]) {
	return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
