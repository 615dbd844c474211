import type { Kysely } from "kysely";
import { completed } from "#app/content/draft.ts";
import { dropWorkingCopy } from "#app/content/drafts/working-copies.store.server.ts";
import { replaceVersion, type VersionedKind } from "#app/content/storage/versioned.server.ts";
import { type Article, type ArticleInput, articleFields } from "#app/features/articles/article.ts";
import { loadArticle } from "#app/features/articles/articles.row.server.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { type ArticleParts, checkPublication, storedContent } from "./articles.publication.server.ts";
import { saveVersion } from "./articles.versions.server.ts";

const notPublished = "Only an article on the website can have corrections waiting.";

/** Corrections of a published article that wait: a version that no page, list or feed reads. */
export function articleCorrections({ db, clock, renderer }: ArticleParts) {
	/**
	 * Saves corrections that wait, in place of earlier ones, as a new version, so that a form that has
	 * not seen them cannot publish over them. @returns the article as it will be.
	 * @throws ApiError 400 for a text that cannot be rendered, 404, 409 `stale` or `slug-taken`.
	 */
	async function save(id: string, input: ArticleInput & { version: number }): Promise<Article> {
		const { version, ...texts } = input;
		const at = clock();
		checkPublication({ ...texts, published: false }, at);
		const rendered = await renderer.renderTexts(texts);
		return replaceVersion(db, articleKind, { id, version, at }, async (transaction, current) => {
			if (!current.published) throw new ApiError(400, "invalid", notPublished);
			const article: Article = {
				...current,
				...(await storedContent(transaction, texts, { id, current })),
				published: true,
				publishAt: texts.publishAt && new Date(texts.publishAt).toISOString(),
				updatedAt: at.toISOString(),
				version: version + 1,
			};
			const row = { article_id: id, version: article.version, publish_at: article.publishAt };
			return {
				columns: {},
				async afterSave() {
					await moveHtml(transaction, current);
					await saveVersion(transaction, { article, rendered }, true);
					await restoreCorrections(transaction, row);
					await dropWorkingCopy(transaction, "article", id);
					return article;
				},
			};
		});
	}

	/** Discards corrections; their text stays in the history. @throws ApiError 404, or 409 `stale`. */
	async function discard(id: string, version: number): Promise<Article> {
		const at = clock();
		return replaceVersion(db, articleKind, { id, version, at }, async (transaction, current) => ({
			columns: {},
			async afterSave() {
				await moveHtml(transaction, current);
				await dropCorrections(transaction, id);
				return { ...current, version: version + 1 };
			},
		}));
	}

	const find = (id: string) => findCorrections(db, id);

	return { save, discard, find };
}

export const correctionsEffects: Effects<ReturnType<typeof articleCorrections>> = {
	save: "write",
	discard: "write",
	find: "uncached",
};

/** Selects waiting corrections, but those that an older release's process saved over. */
export function waitingCorrections(db: Kysely<Tables>) {
	return db
		.selectFrom("article_corrections")
		.innerJoin("articles", (join) =>
			join
				.onRef("articles.id", "=", "article_corrections.article_id")
				.onRef("articles.version", "=", "article_corrections.version"),
		);
}

export function waitingTexts(db: Kysely<Tables>) {
	return waitingCorrections(db).innerJoin("article_versions", (join) =>
		join
			.onRef("article_versions.article_id", "=", "article_corrections.article_id")
			.onRef("article_versions.version", "=", "article_corrections.version"),
	);
}

/** Finds the article with its waiting corrections, if it has some. */
export async function findCorrections(db: Kysely<Tables>, id: string): Promise<Article | undefined> {
	const row = await waitingTexts(db)
		.select(["input", "saved_at", "article_corrections.publish_at", "article_corrections.version"])
		.where("article_corrections.article_id", "=", id)
		.executeTakeFirst();
	if (row === undefined) return undefined;
	const current = await loadArticle(db, id);
	const input = completed(articleFields, JSON.parse(row.input));
	const { saved_at: updatedAt, publish_at: publishAt, version } = row;
	return { ...current, ...input, publishAt, updatedAt, version };
}

/** Articles as versioned content: a stale save is answered with the waiting corrections. */
export const articleKind: VersionedKind<"articles", Article> = {
	table: "articles",
	load: (db, id) => loadArticle(db, id),
	conflicting: (db, { id }) => findCorrections(db, id),
};

/** The version of an article that waits as corrections, and until when. */
export type CorrectionsRow = { version: number; publish_at: string | null };

/** Reads the waiting corrections of an article that is being deleted. */
export function findCorrectionsRow(db: Kysely<Tables>, id: string): Promise<CorrectionsRow | undefined> {
	return db
		.selectFrom("article_corrections")
		.select(["version", "publish_at"])
		.where("article_id", "=", id)
		.executeTakeFirst();
}

/** Makes a version wait as corrections, in place of another. */
export async function restoreCorrections(
	db: Kysely<Tables>,
	row: CorrectionsRow & { article_id: string },
): Promise<void> {
	await db
		.insertInto("article_corrections")
		.values(row)
		.onConflict((conflict) => conflict.column("article_id").doUpdateSet(row))
		.execute();
}

/** Marks a version of the history as one that waits or waited. */
export async function markWaited(
	db: Kysely<Tables>,
	{ id, version, waited }: { id: string; version: number; waited: 0 | 1 },
): Promise<void> {
	await db
		.updateTable("article_versions")
		.set({ waited })
		.where("article_id", "=", id)
		.where("version", "=", version)
		.execute();
}

/** Makes the version after a waiting one wait in its place. Part of the save that stores it. */
export async function moveCorrections(db: Kysely<Tables>, id: string, version: number): Promise<void> {
	await markWaited(db, { id, version: version - 1, waited: 0 });
	await db
		.updateTable("article_corrections")
		.set({ version })
		.where("article_id", "=", id)
		.where("version", "=", version - 1)
		.execute();
}

/**
 * Ends waiting corrections. Part of every save. In the history they went live if the article is
 * public, and if no process of an older release saved over them.
 */
export async function endCorrections(db: Kysely<Tables>, article: Article): Promise<void> {
	const { id, published, updatedAt, version } = article;
	if (published) {
		const waited = db
			.selectFrom("article_corrections")
			.select("version")
			.where("article_id", "=", id)
			.where("version", "=", version - 1);
		await db
			.updateTable("article_versions")
			.set({ went_live_at: updatedAt })
			.where("article_id", "=", id)
			.where("version", "in", waited)
			.execute();
	}
	await dropCorrections(db, id);
}

export async function dropCorrections(db: Kysely<Tables>, id: string): Promise<void> {
	await db.deleteFrom("article_corrections").where("article_id", "=", id).execute();
}

/** Moves an article's HTML to its next version, whose texts are the same. */
async function moveHtml(db: Kysely<Tables>, { id, version }: Article): Promise<void> {
	await db
		.updateTable("article_html")
		.set({ article_version: version + 1 })
		.where("article_id", "=", id)
		.where("article_version", "=", version)
		.execute();
}
