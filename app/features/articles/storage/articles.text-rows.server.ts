import { setImmediate as nextTurn } from "node:timers/promises";
import type { Kysely, Selectable } from "kysely";
import { textRows } from "#app/content/columns.ts";
import { type Article, articleFields, isComplete, languageShown } from "#app/features/articles/article.ts";
import { indexArticles, type SavedArticle } from "#app/features/articles/search/articles.indexer.server.ts";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";
import type { ArticleTextsTable } from "#migrations/article-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import { storeHtml } from "./articles.html.server.ts";

/** Stores the texts of articles, their search rows and their HTML. Part of every save. */
export async function storeTexts(db: Kysely<Tables>, saved: readonly SavedArticle[]): Promise<void> {
	await writeTexts(db, saved);
	// SQLite blocks the thread while it writes: long texts are written in three turns.
	await nextTurn();
	await indexArticles(db, saved);
	await nextTurn();
	await storeHtml(db, saved);
}

/** Replaces the texts of each language. Columns that only a newer release has stay. */
async function writeTexts(db: Kysely<Tables>, saved: readonly SavedArticle[]): Promise<void> {
	const rows = saved.flatMap(({ article, rendered }) =>
		textRows(articleFields, article).map((row) => ({
			...row,
			article_id: article.id,
			complete: isComplete(row) ? (1 as const) : (0 as const),
			leads: row.language === leadingLanguage(article) ? (1 as const) : (0 as const),
			changed_in: article.textVersions[row.language],
			reading_minutes: rendered[row.language]?.readingMinutes ?? 1,
			listed_at: article.published ? article.publishedAt : null,
		})),
	);
	await deleteOtherLanguages(db, rows);
	const columns = Object.keys(rows[0] ?? {}) as (keyof ArticleTextsTable)[];
	await db
		.insertInto("article_texts")
		.values(rows)
		.onConflict((conflict) =>
			conflict
				.columns(["article_id", "language"])
				.doUpdateSet(({ ref }) =>
					Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}`)])),
				),
		)
		.execute();
}

type TextRow = Pick<Selectable<ArticleTextsTable>, "article_id" | "language">;

/** Deletes the texts of articles in languages in which nothing is written any more. */
async function deleteOtherLanguages(db: Kysely<Tables>, rows: readonly TextRow[]): Promise<void> {
	const written = Map.groupBy(rows, ({ article_id }) => article_id);
	const alike = Map.groupBy(written, ([, texts]) => texts.map(({ language }) => language).join(" "));
	for (const [languages, articles] of alike) {
		const ids = articles.map(([id]) => id);
		await db
			.deleteFrom("article_texts")
			.where("article_id", "in", ids)
			.where("language", "not in", languages.split(" ") as Language[])
			.execute();
	}
}

/** Returns the language of the text that represents an article where no language is asked for. */
function leadingLanguage(article: Article): Language {
	const shown = languageShown(article, defaultLanguage);
	const written = textRows(articleFields, article).map(({ language }) => language);
	return written.includes(shown) ? shown : (written[0] ?? defaultLanguage);
}
