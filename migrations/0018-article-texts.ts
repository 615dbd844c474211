import { type Kysely, sql } from "kysely";
import { isSqlite } from "./engine.ts";

/**
 * The texts of articles, one row for each language: another language needs no other columns, in no table and no
 * index. With each text stands the publication of an article that is published, which lists of a category go by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await createTexts(db);
	await dropColumns(db);
	await (isSqlite(db) ? renameReaderOnSqlite(db) : renameReaderOnPostgres(db));
	if (isSqlite(db)) await createFullText(db);
}

async function createTexts(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("article_texts")
		.addColumn("article_id", "text", (column) =>
			column.notNull().references("articles.id").onDelete("cascade"),
		)
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("excerpt", "text", (column) => column.notNull())
		.addColumn("category", "text", (column) => column.notNull())
		.addColumn("tags", "text", (column) => column.notNull())
		.addColumn("image_alt", "text", (column) => column.notNull())
		.addColumn("complete", "integer", (column) => column.notNull().check(sql`complete in (0, 1)`))
		.addColumn("reading_minutes", "integer", (column) => column.notNull())
		.addColumn("listed_at", "text")
		.addColumn("content", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("article_texts_key", ["article_id", "language"])
		.execute();
	await sql`
		insert into article_texts (
			article_id, language, title, excerpt, category, tags, image_alt, complete, reading_minutes, listed_at, content
		)
		select
			id, 'en', title, excerpt, category, tags, image_alt,
			case when trim(title) <> '' and trim(excerpt) <> '' and trim(content) <> '' then 1 else 0 end,
			reading_minutes, case when published = 1 then published_at end, content
		from articles
	`.execute(db);
	await sql`
		insert into article_texts (
			article_id, language, title, excerpt, category, tags, image_alt, complete, reading_minutes, listed_at, content
		)
		select
			id, 'fr', title_fr, coalesce(excerpt_fr, ''), coalesce(category_fr, ''), coalesce(tags_fr, '[]'),
			coalesce(image_alt_fr, ''), case when reading_minutes_fr is null then 0 else 1 end,
			coalesce(reading_minutes_fr, 1), case when published = 1 then published_at end, coalesce(content_fr, '')
		from articles where title_fr is not null
	`.execute(db);
	await db.schema
		.createIndex("article_texts_category")
		.on("article_texts")
		.columns(["language", "category", "listed_at", "article_id"])
		.execute();
	await sql`
		create index article_texts_listed on article_texts (language, category, listed_at, article_id)
		where listed_at is not null
	`.execute(db);
}

async function dropColumns(db: Kysely<unknown>): Promise<void> {
	for (const index of ["articles_category", "articles_category_fr", "articles_translated"]) {
		await db.schema.dropIndex(index).execute();
	}
	// The longest first: what follows has less to carry over.
	for (const column of ["content", "excerpt", "title", "category", "tags", "image_alt", "reading_minutes"]) {
		await db.schema.alterTable("articles").dropColumn(column).execute();
		await db.schema.alterTable("articles").dropColumn(`${column}_fr`).execute();
	}
}

/** The columns held one of two languages by a check, which SQLite cannot take off a table. */
async function renameReaderOnSqlite(db: Kysely<unknown>): Promise<void> {
	await sql`
		create table article_search_anew (
			article_id text not null references articles (id) on delete cascade,
			language text not null,
			folded text not null,
			constraint article_search_key primary key (article_id, language)
		)
	`.execute(db);
	await sql`insert into article_search_anew select article_id, reader, folded from article_search`.execute(
		db,
	);
	await sql`drop table article_search`.execute(db);
	await sql`alter table article_search_anew rename to article_search`.execute(db);
	await sql`
		create table article_tags_anew (
			article_id text not null references articles (id) on delete cascade,
			language text not null,
			tag text not null,
			published_at text,
			constraint article_tags_key primary key (article_id, language, tag)
		)
	`.execute(db);
	await sql`
		insert into article_tags_anew select article_id, reader, tag, published_at from article_tags
	`.execute(db);
	await sql`drop table article_tags`.execute(db);
	await sql`alter table article_tags_anew rename to article_tags`.execute(db);
	await sql`
		create index article_tags_tag on article_tags (language, tag, published_at, article_id)
	`.execute(db);
}

async function renameReaderOnPostgres(db: Kysely<unknown>): Promise<void> {
	for (const table of ["article_search", "article_tags"]) {
		await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_reader_check`)}`.execute(
			db,
		);
		await sql`alter table ${sql.table(table)} rename column reader to language`.execute(db);
	}
}

/** Rows that the full text has for an article: one for each language that may be written. */
const slots = 64;

/**
 * One row for each text that readers see, under the number of its article and a place for its language, with the
 * codes of the languages whose readers see it. Texts of drafts are not there.
 */
async function createFullText(db: Kysely<unknown>): Promise<void> {
	await sql`drop trigger articles_forgotten`.execute(db);
	await sql`drop table article_fts`.execute(db);
	await sql`
		create virtual table article_fts using fts5 (
			readers, folded, tokenize = 'trigram case_sensitive 1', content = '', contentless_delete = 1
		)
	`.execute(db);
	await sql`
		create trigger articles_forgotten after delete on articles begin
			delete from article_fts where rowid >= old.number * ${sql.lit(slots)} and rowid < (old.number + 1) * ${sql.lit(slots)};
			delete from listing_fts where rowid = old.number;
		end
	`.execute(db);
	await sql`
		insert into article_fts (rowid, readers, folded)
		select number * ${sql.lit(slots)}, case when en.folded = fr.folded then '<en<fr' else '<en' end, en.folded
		from articles
		join article_search as en on en.article_id = articles.id and en.language = 'en'
		join article_search as fr on fr.article_id = articles.id and fr.language = 'fr'
		where published = 1
	`.execute(db);
	await sql`
		insert into article_fts (rowid, readers, folded)
		select number * ${sql.lit(slots)} + 1, '<fr', fr.folded
		from articles
		join article_search as en on en.article_id = articles.id and en.language = 'en'
		join article_search as fr on fr.article_id = articles.id and fr.language = 'fr'
		where published = 1 and en.folded <> fr.folded
	`.execute(db);
}
