import type { Kysely } from "kysely";
import { contentOf } from "#app/content/draft.ts";
import type { VersionHead } from "#app/content/history/version.ts";
import { savedBy } from "#app/content/storage/last-save.server.ts";
import { storedVersions, storeVersions } from "#app/content/storage/stored-versions.server.ts";
import { articleFields, languageShown, mainTitle } from "#app/features/articles/article.ts";
import type { SavedArticle } from "#app/features/articles/search/articles.indexer.server.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Effects } from "#platform/content/content-store.ts";

/** Stores a version and drops the oldest beyond the limit; `waits` marks corrections. */
export async function saveVersion(db: Kysely<Tables>, saved: SavedArticle, waits = false): Promise<void> {
	const waited = waits ? (1 as const) : (0 as const);
	await storeVersions(db, "article", saved.article.id, [{ ...versionRow(saved), waited }]);
}

export function versionRow({ article, rendered }: SavedArticle) {
	const language = languageShown(article, defaultLanguage);
	return {
		article_id: article.id,
		version: article.version,
		title: mainTitle(article),
		words: rendered[language]?.words ?? 0,
		input: JSON.stringify(contentOf(articleFields, article)),
		saved_at: article.updatedAt,
		saved_by: savedBy(),
	};
}

export function articleVersions(db: Kysely<Tables>) {
	const { listVersions: listStored, getVersion } = storedVersions(db, "article", articleFields);

	/** Lists the versions, newest first, and those that waited as corrections. @throws ApiError 404. */
	async function listVersions(id: string): Promise<VersionHead[]> {
		const heads = await listStored(id);
		const waited = await db
			.selectFrom("article_versions")
			.select(["version", "went_live_at"])
			.where("article_id", "=", id)
			.where("waited", "=", 1)
			.execute();
		const known = new Map(waited.map((row) => [row.version, { wentLiveAt: row.went_live_at }]));
		return heads.map((head) => {
			const correction = known.get(head.version);
			return correction === undefined ? head : { ...head, correction };
		});
	}

	return { listVersions, getVersion };
}

export const versionsEffects: Effects<ReturnType<typeof articleVersions>> = {
	listVersions: "uncached",
	getVersion: "uncached",
};
