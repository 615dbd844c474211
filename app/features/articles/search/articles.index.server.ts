import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Language } from "#app/site-config.ts";
import { isSqlite } from "#migrations/engine.ts";
import type { Tables } from "#migrations/tables.ts";
import { trigramNumbers } from "./trigrams.ts";

/** What an article is found by: the folded text that readers of each language see, and the list's own. */
export type IndexedTexts = { id: string; en: string; fr: string; listing: string; published: boolean };

/** The columns of the index that hold what readers of a language search. */
const columns = { en: "shared english", fr: "shared french" };

/** Characters from which on the index can find a text. */
const indexedFrom = 3;

/** Whether the index can find a folded text; one or two letters are in nearly every article anyway. */
export function isIndexable(folded: string): boolean {
	return Array.from(folded).length >= indexedFrom;
}

/** Puts an article's texts into SQLite's full-text tables, in place of what was there. Drafts have a listing alone. */
export async function indexTexts(db: Kysely<Tables>, texts: IndexedTexts): Promise<void> {
	const { id, listing, published } = texts;
	const alike = texts.en === texts.fr;
	const shared = published && alike ? texts.en : "";
	const english = published && !alike ? texts.en : "";
	const french = published && !alike ? texts.fr : "";
	await sql`
		insert or replace into article_fts (rowid, shared, english, french)
		select number, ${shared}, ${english}, ${french} from articles where id = ${id}
	`.execute(db);
	await sql`
		insert or replace into listing_fts (rowid, listing) select number, ${listing} from articles where id = ${id}
	`.execute(db);
}

/** The value of PostgreSQL's trigram column for a text: null of a draft, which readers do not find. */
export function trigramColumn(folded: string, reader: Language, published: boolean) {
	if (!published) return sql<null>`null::integer[]`;
	return trigramArray(trigramNumbers(folded, reader));
}

/**
 * On SQLite: the condition that an article's texts hold a folded phrase, without a look at the texts themselves. The
 * phrase must be indexable.
 */
export function inFullText(reader: Language, phrase: string): RawBuilder<boolean> {
	return sql<boolean>`articles.number in (select rowid from article_fts where article_fts match ${fullTextQuery(reader, phrase)})`;
}

/** On SQLite: how many published articles hold a folded phrase, which must be indexable. */
export async function countInFullText(db: Kysely<Tables>, reader: Language, phrase: string): Promise<number> {
	const query = fullTextQuery(reader, phrase);
	const { rows } = await sql<{ articles: number }>`
		select count(*) as articles from article_fts where article_fts match ${query}
	`.execute(db);
	return rows[0]?.articles ?? 0;
}

/**
 * On PostgreSQL: the ids of published articles whose text has all trigrams of a phrase. With `pattern`, of those
 * alone that match it; without, some may hold the trigrams here and there.
 */
export function candidates(reader: Language, phrase: string, pattern: string | null): RawBuilder<string> {
	const wanted = trigramArray(trigramNumbers(phrase, reader));
	return sql<string>`(select candidate from search_candidates(${wanted}, ${pattern}) as candidate)`;
}

/** From so many articles on, a walk through the newest ones comes upon enough that match. */
const few = 500;

/**
 * The ids of the published articles that may hold a phrase, which must be indexable, if they are few; undefined if
 * they are many. On SQLite each of them does; on PostgreSQL the plain rule must still decide.
 */
export async function findFew(
	db: Kysely<Tables>,
	reader: Language,
	phrase: string,
): Promise<string[] | undefined> {
	const { rows } = await (isSqlite(db)
		? sql<{ id: string }>`
				select articles.id from article_fts join articles on articles.number = article_fts.rowid
				where article_fts match ${fullTextQuery(reader, phrase)} limit ${few + 1}
			`
		: sql<{ id: string }>`
				select candidate as id from ${candidates(reader, phrase, null)} as candidates limit ${few + 1}
			`
	).execute(db);
	return rows.length > few ? undefined : rows.map(({ id }) => id);
}

/** Whether the database has SQLite's full-text table; it has PostgreSQL's trigrams otherwise. */
export const hasFullText = isSqlite<Tables>;

function fullTextQuery(reader: Language, phrase: string): string {
	return `{${columns[reader]}} : ${quoted(phrase)}`;
}

/** A phrase of FTS5's query language (https://sqlite.org/fts5.html#fts5_strings). */
export function quoted(phrase: string): string {
	return `"${phrase.replaceAll('"', '""')}"`;
}

function trigramArray(numbers: number[]) {
	return sql<number[]>`${`{${numbers}}`}::integer[]`;
}
