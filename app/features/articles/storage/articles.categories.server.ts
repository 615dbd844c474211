import { type Kysely, sql } from "kysely";
import type { WrittenCategories } from "#app/features/articles/article-listing.ts";
import { slugOf } from "#app/i18n/slug.ts";
import type { Language } from "#app/site-config.ts";
import type { Tables } from "#migrations/tables.ts";

/** A category of published articles: its name for the reader, and the English names it is stored under. */
export type ArticleCategory = { key: string; label: string; names: string[] };

/**
 * The categories of published articles, in alphabetical order. One is known by the slug of its English name, which is
 * the same in both languages; its French name is the one that its newest translated article gives.
 */
export async function listCategories(db: Kysely<Tables>, reader: Language): Promise<ArticleCategory[]> {
	const rows = await publishedNames(db);
	const categories = [...Map.groupBy(rows, ({ name }) => slugOf(name))]
		.filter(([key]) => key !== "")
		.map(([key, same]) => {
			const names = same.map(({ name }) => name);
			const french = same.toSorted(byNewest(({ translated }) => translated))[0]?.french;
			return { key, label: (reader === "fr" && french) || (same[0]?.name ?? key), names };
		});
	const { compare } = new Intl.Collator(reader);
	return categories.sort((one, other) => compare(one.label, other.label));
}

/** The categories that articles are written under, drafts too, in each language. */
export async function listWrittenCategories(db: Kysely<Tables>): Promise<WrittenCategories> {
	const [en, fr] = await Promise.all([writtenNames(db, "category"), writtenNames(db, "category_fr")]);
	return { en, fr };
}

type NameColumn = "category" | "category_fr";

async function writtenNames(db: Kysely<Tables>, column: NameColumn): Promise<string[]> {
	const { rows } = await sql<{ name: string | null }>`
		with recursive ${eachName(column)} select distinct name from names
	`.execute(db);
	return rows.flatMap(({ name }) => name || []).sort();
}

/** A category as published articles have it. Instants are ISO 8601. */
type PublishedCategory = {
	name: string;
	/** When the newest article was published. */
	latest: string;
	/** How the newest article with a translated category names it, and when that one was published. */
	french: string | null;
	translated: string | null;
};

/** The names that published articles have, the newest article's first. Two articles of each are looked at. */
async function publishedNames(db: Kysely<Tables>): Promise<PublishedCategory[]> {
	const ofName = sql`from articles where published = 1 and category = names.name`;
	const isTranslated = sql`reading_minutes_fr is not null and category_fr <> ''`;
	const { rows } = await sql<PublishedCategory>`
		with recursive ${eachName("category")}
		select
			name,
			(select max(published_at) ${ofName}) as latest,
			(select category_fr ${ofName} and ${isTranslated} order by published_at desc limit 1) as french,
			(select max(published_at) ${ofName} and ${isTranslated}) as translated
		from names where names.publication = 1 and name is not null
	`.execute(db);
	return rows.toSorted(byNewest(({ latest }) => latest));
}

/**
 * A table of the names in a column, of drafts (`publication` 0) and of published articles. It goes by an index from
 * each name to the next, so that its cost is that of the names, not of the articles.
 */
function eachName(column: NameColumn) {
	const next = sql`select min(${sql.ref(column)}) from articles where published = publication`;
	return sql`names (publication, name) as (
		select publication, (${next}) from (select 0 as publication union all select 1) as publications
		union all
		select publication, (${next} and ${sql.ref(column)} > names.name) from names where name is not null
	)`;
}

function byNewest<Row>(instantOf: (row: Row) => string | null) {
	return (one: Row, other: Row) => {
		const [first, second] = [instantOf(one) ?? "", instantOf(other) ?? ""];
		return first === second ? 0 : first < second ? 1 : -1;
	};
}
