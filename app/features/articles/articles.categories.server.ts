import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../migrations/tables";
import type { Language } from "../../site";
import type { WrittenCategories } from "./article-listing";
import { slugOf } from "./slug";

/** A category of published articles: its name for the reader, and the English names it is stored under. */
export type ArticleCategory = { key: string; label: string; names: string[] };

/**
 * The categories of published articles, in alphabetical order. One is known by the slug of its English name, which is
 * the same in both languages; its French name is the one that its newest translated article gives.
 */
export async function listCategories(db: Kysely<Tables>, reader: Language): Promise<ArticleCategory[]> {
	const rows = await db
		.selectFrom("articles")
		.select(({ fn }) => [
			"category",
			sql<string>`case when reading_minutes_fr is null then '' else coalesce(category_fr, '') end`.as(
				"french",
			),
			fn.max("published_at").as("latest"),
		])
		.where("published", "=", 1)
		.groupBy(["category", "french"])
		.orderBy("latest", "desc")
		.execute();
	const categories = [...Map.groupBy(rows, ({ category }) => slugOf(category))]
		.filter(([key]) => key !== "")
		.map(([key, same]) => {
			const names = [...new Set(same.map(({ category }) => category))];
			const french = same.find((row) => row.french !== "")?.french;
			return { key, label: (reader === "fr" && french) || (same[0]?.category ?? key), names };
		});
	const { compare } = new Intl.Collator(reader);
	return categories.sort((one, other) => compare(one.label, other.label));
}

/** The categories that articles are written under, drafts too, in each language. */
export async function listWrittenCategories(db: Kysely<Tables>): Promise<WrittenCategories> {
	const rows = await db.selectFrom("articles").select(["category", "category_fr"]).distinct().execute();
	const named = (names: (string | null)[]) =>
		[...new Set(names.filter((name) => name !== null))].filter(Boolean).sort();
	return {
		en: named(rows.map(({ category }) => category)),
		fr: named(rows.map(({ category_fr }) => category_fr)),
	};
}
