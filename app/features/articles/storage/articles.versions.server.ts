import type { Kysely } from "kysely";
import { completed, contentOf } from "#app/content/draft.ts";
import { articleFields } from "#app/features/articles/article.ts";
import {
	type ArticleVersion,
	type ArticleVersionHead,
	maxVersions,
} from "#app/features/articles/article-version.ts";
import type { SavedArticle } from "#app/features/articles/search/articles.indexer.server.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";

/**
 * Stores what an article says now as its version. Part of every saving; the oldest beyond the limit
 * goes.
 */
export async function saveVersion(db: Kysely<Tables>, saved: SavedArticle): Promise<void> {
	const { article } = saved;
	await db.insertInto("article_versions").values(versionRow(saved)).execute();
	const tooOld = await db
		.selectFrom("article_versions")
		.select("version")
		.where("article_id", "=", article.id)
		.orderBy("version", "desc")
		.offset(maxVersions)
		.limit(1)
		.executeTakeFirst();
	if (tooOld === undefined) return;
	await db
		.deleteFrom("article_versions")
		.where("article_id", "=", article.id)
		.where("version", "<=", tooOld.version)
		.execute();
}

/** The row that stores what an article says now. */
export function versionRow({ article, rendered }: SavedArticle) {
	return {
		article_id: article.id,
		version: article.version,
		title: article.title,
		words: rendered[defaultLanguage].words,
		input: JSON.stringify(contentOf(articleFields, article)),
		saved_at: article.updatedAt,
	};
}

/** The queries on what an article said before. */
export function articleVersions(db: Kysely<Tables>) {
	/**
	 * The stored versions of an article, the newest first. @throws ApiError 404 when there is no such
	 * article.
	 */
	async function listVersions(articleId: string): Promise<ArticleVersionHead[]> {
		const versions = await db
			.selectFrom("article_versions")
			.select(["version", "saved_at as savedAt", "title", "words"])
			.where("article_id", "=", articleId)
			.orderBy("version", "desc")
			.execute();
		// An article has one from its first saving on.
		if (versions.length === 0) throw notFound();
		return versions;
	}

	/** One version with its texts. @throws ApiError 404. */
	async function getVersion(articleId: string, version: number): Promise<ArticleVersion> {
		const row = await db
			.selectFrom("article_versions")
			.selectAll()
			.where("article_id", "=", articleId)
			.where("version", "=", version)
			.executeTakeFirst();
		if (row === undefined) throw notFound();
		const { title, words, saved_at: savedAt } = row;
		return { version, savedAt, title, words, input: completed(articleFields, JSON.parse(row.input)) };
	}

	return { listVersions, getVersion };
}

function notFound(): ApiError {
	return new ApiError(404, "not-found", "This version does not exist, or is no longer kept.");
}
