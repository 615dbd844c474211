import type { Kysely } from "kysely";
import { contentOf } from "#app/content/draft.ts";
import { dropOldVersions, storedVersions } from "#app/content/history/stored-versions.server.ts";
import { articleFields, languageShown, mainTitle } from "#app/features/articles/article.ts";
import type { SavedArticle } from "#app/features/articles/search/articles.indexer.server.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";

const place = { table: "article_versions", owner: "article_id" };

/**
 * Stores what an article says now as its version. Part of every saving; the oldest beyond the limit
 * goes.
 */
export async function saveVersion(db: Kysely<Tables>, saved: SavedArticle): Promise<void> {
	await db.insertInto("article_versions").values(versionRow(saved)).execute();
	await dropOldVersions(db, place, saved.article.id);
}

/** The row that stores what an article says now. */
export function versionRow({ article, rendered }: SavedArticle) {
	const language = languageShown(article, defaultLanguage);
	return {
		article_id: article.id,
		version: article.version,
		title: mainTitle(article),
		words: rendered[language]?.words ?? 0,
		input: JSON.stringify(contentOf(articleFields, article)),
		saved_at: article.updatedAt,
	};
}

/** The queries on what an article said before. */
export function articleVersions(db: Kysely<Tables>) {
	return storedVersions(db, place, articleFields);
}
