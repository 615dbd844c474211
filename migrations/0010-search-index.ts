import { type Kysely, sql } from "kysely";
import { isSqlite } from "./engine.ts";

/**
 * Indexes that find any part of a text: of SQLite an FTS5 table of trigrams, of PostgreSQL a GIN index of trigrams
 * that the application computes. Filled from the folded texts that are there already.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await (isSqlite(db) ? createFullText(db) : createTrigrams(db));
}

/**
 * One row for each article, under a number that no VACUUM changes. What readers of both languages see stands once,
 * in `shared`; drafts have a listing alone. Triggers number articles and forget those that are deleted.
 */
async function createFullText(db: Kysely<unknown>): Promise<void> {
	await sql`alter table articles add column number integer`.execute(db);
	await sql`update articles set number = rowid`.execute(db);
	await sql`create unique index articles_number on articles (number)`.execute(db);
	await sql`
		create virtual table article_fts using fts5 (
			shared, english, french, listing,
			tokenize = 'trigram case_sensitive 1', content = '', contentless_delete = 1
		)
	`.execute(db);
	await sql`
		create trigger articles_numbered after insert on articles begin
			update articles set number = coalesce((select max(number) from articles), 0) + 1 where rowid = new.rowid;
		end
	`.execute(db);
	await sql`
		create trigger articles_forgotten after delete on articles begin
			delete from article_fts where rowid = old.number;
		end
	`.execute(db);
	await sql`
		insert into article_fts (rowid, shared, english, french, listing)
		select
			number,
			case when published = 1 and en.folded = fr.folded then en.folded else '' end,
			case when published = 1 and en.folded <> fr.folded then en.folded else '' end,
			case when published = 1 and en.folded <> fr.folded then fr.folded else '' end,
			listing.folded
		from articles
		join article_search as en on en.article_id = articles.id and en.reader = 'en'
		join article_search as fr on fr.article_id = articles.id and fr.reader = 'fr'
		join article_listings as listing on listing.article_id = articles.id
	`.execute(db);
}

/**
 * Drafts have no trigrams. The function finds by the index alone: the planner takes the texts, which are stored out
 * of line, for cheap to read, and would read them all.
 */
async function createTrigrams(db: Kysely<unknown>): Promise<void> {
	await sql`alter table article_search add column trigrams integer[]`.execute(db);
	await sql`
		create function search_candidates(wanted integer[], pattern text) returns setof text
		language sql stable rows 1000 set enable_seqscan = off
		as $$
			select article_id from article_search
			where trigrams @> wanted and (pattern is null or folded like pattern escape '\\')
		$$
	`.execute(db);
	const { rows } = await sql<{ article_id: string; reader: "en" | "fr"; folded: string }>`
		select article_id, reader, folded from article_search
		where article_id in (select id from articles where published = 1)
	`.execute(db);
	for (const { article_id, reader, folded } of rows) {
		await sql`
			update article_search set trigrams = ${`{${trigramsOf(folded, reader)}}`}::integer[]
			where article_id = ${article_id} and reader = ${reader}
		`.execute(db);
	}
	await sql`create index article_search_trigrams on article_search using gin (trigrams)`.execute(db);
}

/** The numbers of a text's trigrams as they were on the day of this migration. It must not change when they do. */
function trigramsOf(text: string, reader: "en" | "fr"): number[] {
	const points = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
	const numbers = new Set<number>();
	for (let place = 2; place < points.length; place += 1) {
		const [first = 0, second = 0, third = 0] = points.slice(place - 2, place + 1);
		const number = (Math.imul(Math.imul(first, 8191) + second, 8191) + third) & 0xff_ffff;
		numbers.add(reader === "fr" ? number + 0x100_0000 : number);
	}
	return [...numbers];
}
