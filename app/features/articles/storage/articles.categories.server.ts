import { type Kysely, type RawBuilder, sql } from "kysely";
import type { WrittenCategories } from "#app/features/articles/article-summary.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { slugOf } from "#app/i18n/slug.ts";
import { defaultLanguage, type Language, languages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";

/** A category of published articles: its name for the reader, and those in the default language. */
export type ArticleCategory = { key: string; label: string; names: string[] };

/**
 * The categories of published articles, in alphabetical order. One is known by the slug of its name
 * in the default language, which is the same for all readers; its name in another is the one that
 * its newest translated article gives.
 */
export async function listCategories(db: Kysely<Tables>, language: Language): Promise<ArticleCategory[]> {
	const rows = await publishedNames(db, language);
	const categories = [...Map.groupBy(rows, ({ name }) => slugOf(name))]
		.filter(([key]) => key !== "")
		.map(([key, same]) => {
			const names = same.map(({ name }) => name);
			const translation = same.toSorted(byNewest(({ translated }) => translated))[0]?.translation;
			return { key, label: translation || (same[0]?.name ?? key), names };
		});
	const { compare } = new Intl.Collator(language);
	return categories.sort((one, other) => compare(one.label, other.label));
}

/** The categories that articles are written under, drafts too, in each language. */
export async function listWrittenCategories(db: Kysely<Tables>): Promise<WrittenCategories> {
	const written = await Promise.all(languages.map((language) => writtenNames(db, language)));
	return inEachLanguage((language) => written[languages.indexOf(language)] ?? []);
}

async function writtenNames(db: Kysely<Tables>, language: Language): Promise<string[]> {
	const { rows } = await sql<{ name: string | null }>`
		with recursive ${eachName(sql`language = ${language}`)} select name from names
	`.execute(db);
	return rows.flatMap(({ name }) => name || []).sort();
}

/** A category as published articles have it. Instants are ISO 8601. */
type PublishedCategory = {
	name: string;
	/** When the newest article was published. */
	latest: string;
	/** How the newest article with a translated category names it, and when that one was published. */
	translation: string | null;
	translated: string | null;
};

/**
 * The names that published articles have, the newest article's first, with those in the reader's
 * language.
 */
async function publishedNames(db: Kysely<Tables>, language: Language): Promise<PublishedCategory[]> {
	const isListed = sql`language = ${defaultLanguage} and listed_at is not null`;
	const { rows } = await sql<PublishedCategory>`
		with recursive ${eachName(isListed)}
		select
			name,
			(select max(listed_at) from article_texts where ${isListed} and category = names.name) as latest,
			${translationOf(sql`translated.category`, language)} as translation,
			${translationOf(sql`own.listed_at`, language)} as translated
		from names where name is not null
	`.execute(db);
	return rows.toSorted(byNewest(({ latest }) => latest));
}

/**
 * Something of the newest article of a name whose category is written in the reader's language too.
 */
function translationOf(wanted: RawBuilder<unknown>, language: Language) {
	if (language === defaultLanguage) return sql`cast(null as text)`;
	return sql`(
		select ${wanted} from article_texts as own
		join article_texts as translated on translated.article_id = own.article_id
		where own.language = ${defaultLanguage} and own.listed_at is not null and own.category = names.name
			and translated.language = ${language} and translated.complete = 1 and translated.category <> ''
		order by own.listed_at desc limit 1
	)`;
}

/**
 * A table of the names of categories among the texts of a condition. It goes by an index from each
 * name to the next, so that its cost is that of the names, not of the articles.
 */
function eachName(condition: RawBuilder<unknown>) {
	const next = sql`select min(category) from article_texts where ${condition}`;
	return sql`names (name) as (
		select (${next})
		union all
		select (${next} and category > names.name) from names where name is not null
	)`;
}

function byNewest<Row>(instantOf: (row: Row) => string | null) {
	return (one: Row, other: Row) => {
		const [first, second] = [instantOf(one) ?? "", instantOf(other) ?? ""];
		return first === second ? 0 : first < second ? 1 : -1;
	};
}
