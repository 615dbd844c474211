import { type Kysely, type RawBuilder, sql } from "kysely";
import { type Language, languages } from "#app/site/site-config.ts";
import { isSqlite } from "#migrations/engine.ts";
import type { Tables } from "#migrations/tables.ts";
import { trigramNumbers } from "./trigrams.ts";

/** The searched texts of an article. */
export type IndexedTexts = {
	id: string;
	/** The language of the text that readers of each language see. */
	shown: Record<Language, Language>;
	/** The folded text of each language. */
	folded: Record<Language, string>;
	adminText: string;
	published: boolean;
};

/** Rows per article in SQLite's full-text table: one for each language. */
const slots = 64;

/**
 * Marks a page language in the indexed row of a text, with as many characters as the shortest
 * phrase that the index finds.
 */
const languageMark = (language: Language) => `<${language}`;

/** Characters from which on the index can find a text. */
const indexedFrom = 3;

/**
 * Returns whether the index can find a folded text: one or two letters are in nearly every article.
 */
export function isIndexable(folded: string): boolean {
	return Array.from(folded).length >= indexedFrom;
}

/**
 * Replaces an article's rows in SQLite's full-text tables: each text once, with the languages whose
 * readers see it. Drafts have a listing alone.
 */
export async function indexTexts(db: Kysely<Tables>, texts: IndexedTexts): Promise<void> {
	const { id, shown, folded, adminText, published } = texts;
	const { rows } = await sql<{ number: number }>`select number from articles where id = ${id}`.execute(db);
	const number = rows[0]?.number;
	if (number === undefined) return;
	const first = number * slots;
	await sql`delete from article_fts where rowid >= ${first} and rowid < ${first + slots}`.execute(db);
	for (const [slot, language] of languages.entries()) {
		const pageLanguages = languages.filter((page) => published && shown[page] === language);
		if (pageLanguages.length === 0) continue;
		const marks = pageLanguages.map(languageMark).join("");
		await sql`
			insert into article_fts (rowid, readers, folded) values (${first + slot}, ${marks}, ${folded[language]})
		`.execute(db);
	}
	await sql`insert or replace into listing_fts (rowid, listing) values (${number}, ${adminText})`.execute(db);
}

/**
 * Returns the value of PostgreSQL's trigram column for a text: null for a draft, which readers do
 * not find.
 */
export function trigramColumn(folded: string, language: Language, published: boolean) {
	if (!published) return sql<null>`null::integer[]`;
	return trigramArray(trigramNumbers(folded, language));
}

/**
 * On SQLite: the condition that an article's texts hold a folded phrase, by the index alone. The
 * phrase must be indexable.
 */
export function inFullText(language: Language, phrase: string): RawBuilder<boolean> {
	return sql<boolean>`articles.number in (select rowid / ${sql.lit(slots)} from article_fts where article_fts match ${fullTextQuery(language, phrase)})`;
}

/** On SQLite: counts the published articles that hold a folded phrase, which must be indexable. */
export async function countInFullText(
	db: Kysely<Tables>,
	language: Language,
	phrase: string,
): Promise<number> {
	const query = fullTextQuery(language, phrase);
	const { rows } = await sql<{ articles: number }>`
		select count(*) as articles from article_fts where article_fts match ${query}
	`.execute(db);
	return rows[0]?.articles ?? 0;
}

/**
 * On PostgreSQL: selects the ids of published articles whose text has all trigrams of a phrase.
 * `pattern` leaves out those that hold the trigrams apart from one another.
 */
export function candidates(language: Language, phrase: string, pattern: string | null): RawBuilder<string> {
	const wanted = trigramArray(trigramNumbers(phrase, language));
	return sql<string>`(select candidate from search_candidates(${wanted}, ${pattern}) as candidate)`;
}

/** The number of matches from which on scanning the newest articles finds enough of them soon. */
const maxCandidates = 500;

/**
 * Finds the ids of the published articles that may hold a phrase, which must be indexable, if they
 * are few; undefined if they are many. On SQLite each of them does; on PostgreSQL `holds` must
 * still decide.
 */
export async function findCandidates(
	db: Kysely<Tables>,
	language: Language,
	phrase: string,
): Promise<string[] | undefined> {
	const { rows } = await (isSqlite(db)
		? sql<{ id: string }>`
				select articles.id from article_fts join articles on articles.number = article_fts.rowid / ${sql.lit(slots)}
				where article_fts match ${fullTextQuery(language, phrase)} limit ${maxCandidates + 1}
			`
		: sql<{ id: string }>`
				select candidate as id from ${candidates(language, phrase, null)} as candidates limit ${maxCandidates + 1}
			`
	).execute(db);
	return rows.length > maxCandidates ? undefined : rows.map(({ id }) => id);
}

/** Returns whether the database has SQLite's full-text table; PostgreSQL has trigrams. */
export const hasFullText = isSqlite<Tables>;

function fullTextQuery(language: Language, phrase: string): string {
	return `readers : ${quoted(languageMark(language))} AND folded : ${quoted(phrase)}`;
}

/** Returns a phrase of FTS5's query language (https://sqlite.org/fts5.html#fts5_strings). */
export function quoted(phrase: string): string {
	return `"${phrase.replaceAll('"', '""')}"`;
}

function trigramArray(numbers: number[]) {
	return sql<number[]>`${`{${numbers}}`}::integer[]`;
}
