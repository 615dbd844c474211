import { type Kysely, sql } from "kysely";

/**
 * Which text stands for an article where no language is asked for: the English one or, where that
 * is not complete, one that is. Categories are those of leading texts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`
		alter table article_texts add column leads integer not null default 0 check (leads in (0, 1))
	`.execute(db);
	await sql`
		update article_texts set leads = 1 where language = (
			select other.language from article_texts as other
			where other.article_id = article_texts.article_id
			order by other.complete desc, case when other.language = 'en' then 0 else 1 end, other.language
			limit 1
		)
	`.execute(db);
	await sql`
		create index article_texts_leads on article_texts (category, listed_at, article_id)
		where leads = 1 and listed_at is not null
	`.execute(db);
	await showToEnglishReaders(db);
	await renameTexts(db);
}

/** Articles whose English text is not whole are found and tagged as the one that leads. */
async function showToEnglishReaders(db: Kysely<unknown>): Promise<void> {
	const led = sql`select article_id from article_texts where leads = 1 and complete = 1 and language <> 'en'`;
	const leading = sql`article_texts.article_id = other.article_id and article_texts.language = other.language and leads = 1`;
	await sql`
		update article_search set folded = (
			select other.folded from article_search as other join article_texts on ${leading}
			where other.article_id = article_search.article_id
		)
		where language = 'en' and article_id in (${led})
	`.execute(db);
	await sql`delete from article_tags where language = 'en' and article_id in (${led})`.execute(db);
	await sql`
		insert into article_tags (article_id, language, tag, published_at)
		select other.article_id, 'en', other.tag, other.published_at
		from article_tags as other join article_texts on ${leading}
		where other.article_id in (${led})
	`.execute(db);
}

/** Texts that said "in English" name the language now: the owner's own words for them stay. */
async function renameTexts(db: Kysely<unknown>): Promise<void> {
	const names = {
		"blog.englishOnly": "blog.writtenIn",
		"blog.article.englishOnly": "blog.article.writtenIn",
		"letters.inEnglish": "letters.writtenIn",
		"letterMail.inEnglish": "letterMail.writtenIn",
	};
	for (const table of ["own_texts", "text_drafts", "published_texts"]) {
		for (const [before, after] of Object.entries(names)) {
			await sql`update ${sql.table(table)} set key = ${after} where key = ${before}`.execute(db);
		}
	}
}
