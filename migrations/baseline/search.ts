/** The searchable texts of articles, folded: for readers, and for the content area. */
export const search = [
	`create table article_search (
		article_id text not null references articles (id) on delete cascade,
		language text not null,
		folded text not null,
		constraint article_search_key primary key (article_id, language)
	)`,
	`create table article_listings (
		article_id text primary key references articles (id) on delete cascade,
		folded text not null
	)`,
];

/**
 * Full text by trigrams, under a number of the article that no VACUUM changes. `article_fts` has 64
 * rows for an article, one for each language that may be written; drafts are in `listing_fts` alone.
 * The index holds all that puts found articles in order.
 */
export const sqliteSearch = [
	"alter table articles add column number integer",
	"create unique index articles_number on articles (number)",
	`create index articles_found on articles (number, published, publish_at, created_at, published_at, id)`,
	`create virtual table article_fts using fts5 (
		readers, folded, tokenize = 'trigram case_sensitive 1', content = '', contentless_delete = 1
	)`,
	`create virtual table listing_fts using fts5 (
		listing, tokenize = 'trigram case_sensitive 1', content = '', contentless_delete = 1
	)`,
	`create trigger articles_numbered after insert on articles begin
		update articles set number = coalesce((select max(number) from articles), 0) + 1 where rowid = new.rowid;
	end`,
	`create trigger articles_forgotten after delete on articles begin
		delete from article_fts where rowid >= old.number * 64 and rowid < (old.number + 1) * 64;
		delete from listing_fts where rowid = old.number;
	end`,
];

/**
 * GIN indexes of the numbers of trigrams. Those of readers' texts are computed by the application
 * and null of a draft; those of the list by a function, so that its table stays small enough to be
 * read as a whole for one or two letters. The functions that find go by the index alone: the planner
 * takes texts, which are stored out of line, for cheap to read, and would read them all.
 */
export const postgresSearch = [
	"alter table article_search add column trigrams integer[]",
	"create index article_search_trigrams on article_search using gin (trigrams)",
	`create function search_candidates(wanted integer[], pattern text) returns setof text
		language sql stable rows 1000 set enable_seqscan = off
		as $$
			select article_id from article_search
			where trigrams @> wanted and (pattern is null or folded like pattern escape '\\')
		$$`,
	`create function listing_trigrams(folded text) returns integer[]
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
		$$`,
	"create index article_listings_trigrams on article_listings using gin (listing_trigrams(folded))",
	`create function found_listings(wanted integer[], patterns text[], most integer) returns setof text
		language sql stable rows 500 set enable_seqscan = off set enable_indexscan = off set jit = off
		as $$
			select article_id from article_listings
			where listing_trigrams(folded) @> wanted and folded like all (patterns)
			limit most
		$$`,
];
