import { type Kysely, sql } from "kysely";
import { isSqlite } from "./engine.ts";

/**
 * The list of the content area gets an index of its own: beside the long texts of the public search, each of its
 * short ones was found by reading where their trigrams stand in those. What names categories finds the newest
 * translated article of each without a look at the others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await (isSqlite(db) ? createListingFullText(db) : createListingTrigrams(db));
	await db.schema.dropIndex("articles_categories").execute();
	await sql`
		create index articles_translated on articles (category, published_at, category_fr)
		where published = 1 and reading_minutes_fr is not null and category_fr <> ''
	`.execute(db);
}

/** Triggers forget deleted articles in both tables. The index holds all that puts found articles in order. */
async function createListingFullText(db: Kysely<unknown>): Promise<void> {
	await sql`drop trigger articles_forgotten`.execute(db);
	await sql`drop table article_fts`.execute(db);
	await sql`
		create virtual table article_fts using fts5 (
			shared, english, french,
			tokenize = 'trigram case_sensitive 1', content = '', contentless_delete = 1
		)
	`.execute(db);
	await sql`
		create virtual table listing_fts using fts5 (
			listing,
			tokenize = 'trigram case_sensitive 1', content = '', contentless_delete = 1
		)
	`.execute(db);
	await sql`
		create trigger articles_forgotten after delete on articles begin
			delete from article_fts where rowid = old.number;
			delete from listing_fts where rowid = old.number;
		end
	`.execute(db);
	await sql`
		insert into article_fts (rowid, shared, english, french)
		select
			number,
			case when published = 1 and en.folded = fr.folded then en.folded else '' end,
			case when published = 1 and en.folded <> fr.folded then en.folded else '' end,
			case when published = 1 and en.folded <> fr.folded then fr.folded else '' end
		from articles
		join article_search as en on en.article_id = articles.id and en.reader = 'en'
		join article_search as fr on fr.article_id = articles.id and fr.reader = 'fr'
	`.execute(db);
	await sql`
		insert into listing_fts (rowid, listing)
		select number, folded from articles join article_listings on article_id = articles.id
	`.execute(db);
	await sql`
		create index articles_found on articles (number, published, publish_at, created_at, published_at, id)
	`.execute(db);
}

/**
 * The numbers of a text's trigrams, as the public search has them in a column. Here an index over the function has
 * them, so that the table stays small enough to be read as a whole for one or two letters. The planner must not work
 * the function out for each row instead: what is found is found by the index alone, and then by the plain rule.
 */
async function createListingTrigrams(db: Kysely<unknown>): Promise<void> {
	await sql`
		create function listing_trigrams(folded text) returns integer[]
		language sql immutable parallel safe
		as $$
			select coalesce(array_agg(distinct (((one * 8191 + two) * 8191 + three) & 16777215)::integer), '{}')
			from (
				select one, lead(one) over places as two, lead(one, 2) over places as three
				from (
					select ascii(letter)::bigint as one, place
					from unnest(string_to_array(folded, null)) with ordinality as letters (letter, place)
				) as points
				window places as (order by place)
			) as trigrams
			where three is not null
		$$
	`.execute(db);
	await sql`
		create index article_listings_trigrams on article_listings using gin (listing_trigrams(folded))
	`.execute(db);
	await sql`
		create function found_listings(wanted integer[], patterns text[], most integer) returns setof text
		language sql stable rows 500 set enable_seqscan = off set enable_indexscan = off set jit = off
		as $$
			select article_id from article_listings
			where listing_trigrams(folded) @> wanted and folded like all (patterns)
			limit most
		$$
	`.execute(db);
}
