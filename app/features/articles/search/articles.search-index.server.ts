import { type Kysely, type RawBuilder, sql } from "kysely";
import { type Language, languages } from "#app/site/site-config.ts";
import { isSqlite } from "#migrations/engine.ts";
import type { Tables } from "#migrations/tables.ts";

type IndexedTexts = {
	id: string;
	/** The language of the text that readers of each language see. */
	shown: Record<Language, Language>;
	folded: Record<Language, string>;
	adminText: string;
	published: boolean;
};

/** Rows per article in SQLite's full-text table: one for each language. */
const slots = 64;

/** Marks a page language in an indexed row, as long as the shortest phrase that is found. */
const languageMark = (language: Language) => `<${language}`;

/** Characters from which on the index can find a text. */
const indexedFrom = 3;

/** Returns whether the index can find a text: one or two letters are in nearly every article. */
export function isIndexable(folded: string): boolean {
	return Array.from(folded).length >= indexedFrom;
}

/** Replaces an article's full-text rows on SQLite: each text once, with its readers' languages. */
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

/** Returns PostgreSQL's trigrams for a text: null for a draft, which readers do not find. */
export function trigramColumn(folded: string, language: Language, published: boolean) {
	if (!published) return sql<null>`null::integer[]`;
	return trigramArray(trigramNumbers(folded, language));
}

/** Returns the condition, on SQLite, that an article holds an indexable phrase, by the index alone. */
export function inFullText(language: Language, phrase: string): RawBuilder<boolean> {
	return sql<boolean>`articles.number in (select rowid / ${sql.lit(slots)} from article_fts where article_fts match ${fullTextQuery(language, phrase)})`;
}

/** Counts, on SQLite, the published articles that hold a folded phrase, which must be indexable. */
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

/** Selects, on PostgreSQL, the articles with all trigrams of a phrase, with `pattern` in a row. */
export function candidates(language: Language, phrase: string, pattern: string | null): RawBuilder<string> {
	const wanted = trigramArray(trigramNumbers(phrase, language));
	return sql<string>`(select candidate from search_candidates(${wanted}, ${pattern}) as candidate)`;
}

/** The number of matches from which on scanning the newest articles finds enough of them soon. */
const maxCandidates = 500;

/** Finds the published articles that may hold an indexable phrase; undefined if they are many. */
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

/** A prime that spreads characters over the numbers. */
const spread = 8_191;
/** The range of one language's trigram numbers. Some share one: matches are checked again. */
const numbersOfLanguage = 0x100_0000;

/**
 * Returns the numbers of the trigrams (three characters in a row) of a folded text. Each language
 * has its own range, so that one index serves all.
 */
export function trigramNumbers(folded: string, language: Language): number[] {
	const offset = languages.indexOf(language) * numbersOfLanguage;
	const numbers = new Set<number>();
	let [first, second, seen] = [0, 0, 0];
	for (const letter of folded) {
		const third = letter.codePointAt(0) ?? 0;
		const number = Math.imul(Math.imul(first, spread) + second, spread) + third;
		seen += 1;
		if (seen > 2) numbers.add((number & (numbersOfLanguage - 1)) + offset);
		first = second;
		second = third;
	}
	return [...numbers];
}
