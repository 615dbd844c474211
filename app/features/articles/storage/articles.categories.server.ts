import { type Kysely, type RawBuilder, sql } from "kysely";
import type { WrittenCategories } from "#app/features/articles/article-summary.ts";
import { inEachLanguage, inOtherLanguages } from "#app/i18n/language.ts";
import { slugOf } from "#app/i18n/slug.ts";
import {
	defaultLanguage,
	type Language,
	languages,
	type OtherLanguage,
	otherLanguages,
} from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Effects } from "#platform/content/content-store.ts";

export function articleCategories(db: Kysely<Tables>) {
	return {
		list: (language: Language) => listCategories(db, language),
		listWritten: () => listWrittenCategories(db),
	};
}

export const categoriesEffects: Effects<ReturnType<typeof articleCategories>> = {
	list: "memoized",
	listWritten: "memoized",
};

/** A category of published articles: its name for the reader, and its names in leading texts. */
export type ArticleCategory = { key: string; label: string; names: string[] };

/**
 * Lists the published categories, alphabetically. A key is the slug of the name in leading texts,
 * the same for all readers; the newest translated article names it in another language.
 */
async function listCategories(db: Kysely<Tables>, language: Language): Promise<ArticleCategory[]> {
	const rows = await publishedNames(db);
	const keys = new Map(rows.flatMap(translatedKeys));
	const keyOf = (name: string) => keys.get(slugOf(name)) ?? slugOf(name);
	const categories = [...Map.groupBy(rows, ({ name }) => keyOf(name))]
		.filter(([key]) => key !== "")
		.map(([key, same]) => {
			const names = same.map(({ name }) => name);
			const translated = same.flatMap(({ translations }) => translationIn(translations, language) ?? []);
			const newest = translated.toSorted(byNewest(({ listed }) => listed))[0];
			const own = same.find(({ name }) => slugOf(name) === key);
			return { key, label: newest?.name ?? own?.name ?? key, names };
		});
	const { compare } = new Intl.Collator(language);
	return categories.sort((one, other) => compare(one.label, other.label));
}

/** Returns a category's key by each name that translates it. */
function translatedKeys({ name, translations }: PublishedCategory): [string, string][] {
	const key = slugOf(name);
	return otherLanguages
		.map((language) => slugOf(translations[language]?.name ?? ""))
		.filter((translated) => translated !== "" && translated !== key)
		.map((translated) => [translated, key]);
}

function translationIn(translations: PublishedCategory["translations"], language: Language) {
	return language === defaultLanguage ? undefined : translations[language];
}

/** Lists the categories of all articles, drafts too, in each language. */
async function listWrittenCategories(db: Kysely<Tables>): Promise<WrittenCategories> {
	const written = await Promise.all(languages.map((language) => writtenNames(db, language)));
	return inEachLanguage((language) => written[languages.indexOf(language)] ?? []);
}

async function writtenNames(db: Kysely<Tables>, language: Language): Promise<string[]> {
	const { rows } = await sql<{ name: string | null }>`
		with recursive ${eachName(sql`language = ${language}`)} select name from names
	`.execute(db);
	return rows.flatMap(({ name }) => name || []).sort();
}

/** A category's name in a language, and the publication of the article that gives it. */
type Translation = { name: string; listed: string };

/** A category in the leading texts of published articles. Instants are ISO 8601. */
type PublishedCategory = {
	name: string;
	/** The publication of the newest article. */
	latest: string;
	/** The name in the newest article whose category is translated. */
	translations: Record<OtherLanguage, Translation | undefined>;
};

const isListed = sql`leads = 1 and listed_at is not null`;

/** Reads the names of published categories with translations, the newest article's first. */
async function publishedNames(db: Kysely<Tables>): Promise<PublishedCategory[]> {
	const translated = otherLanguages.flatMap((language) => [
		sql`${translationOf(sql`translated.category`, language)} as ${sql.ref(`${language}_name`)}`,
		sql`${translationOf(sql`own.listed_at`, language)} as ${sql.ref(`${language}_listed`)}`,
	]);
	const { rows } = await sql<Record<string, string | null>>`
		with recursive ${eachName(isListed)}
		select
			name,
			(select max(listed_at) from article_texts where ${isListed} and category = names.name) as latest,
			${sql.join(translated)}
		from names where name is not null
	`.execute(db);
	const named = rows.map((row) => ({
		name: row.name ?? "",
		latest: row.latest ?? "",
		translations: inOtherLanguages((language) => {
			const [name, listed] = [row[`${language}_name`], row[`${language}_listed`]];
			return name && listed ? { name, listed } : undefined;
		}),
	}));
	return named.toSorted(byNewest(({ latest }) => latest));
}

/** Selects a column of the newest article of a name whose category is translated. */
function translationOf(wanted: RawBuilder<unknown>, language: OtherLanguage) {
	return sql`(
		select ${wanted} from article_texts as own
		join article_texts as translated on translated.article_id = own.article_id
		where own.leads = 1 and own.listed_at is not null and own.category = names.name
			and own.language <> ${language}
			and translated.language = ${language} and translated.complete = 1 and translated.category <> ''
		order by own.listed_at desc limit 1
	)`;
}

/** A recursive table of category names, from name to name: its cost does not grow with articles. */
function eachName(condition: RawBuilder<unknown>) {
	const next = sql`select min(category) from article_texts where ${condition}`;
	return sql`names (name) as (
		select (${next})
		union all
		select (${next} and category > names.name) from names where name is not null
	)`;
}

function byNewest<Row>(instantOf: (row: Row) => string) {
	return (one: Row, other: Row) => {
		const [first, second] = [instantOf(one), instantOf(other)];
		return first === second ? 0 : first < second ? 1 : -1;
	};
}
