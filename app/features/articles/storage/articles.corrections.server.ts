import type { Kysely } from "kysely";
import { completed } from "#app/content/draft.ts";
import { dropWorkingCopy } from "#app/content/drafts/working-copies.store.server.ts";
import { replaceVersion, type VersionedKind } from "#app/content/storage/versioned.server.ts";
import { type Article, type ArticleInput, articleFields } from "#app/features/articles/article.ts";
import { loadArticle } from "#app/features/articles/articles.row.server.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { type ArticleParts, checkPublication } from "./articles.publication.server.ts";
import { storedContent } from "./articles.stored-content.server.ts";
import { saveVersion } from "./articles.versions.server.ts";

const notPublished = "Only an article on the website can have corrections waiting.";

/**
 * Corrections of a published article that wait to be published. Their text is a version of the
 * article; no query of a page, a list, a search or a feed knows of them.
 */
export function articleCorrections({ db, clock, renderer }: ArticleParts) {
	/**
	 * Lets corrections wait, in place of those that waited. They move the article's version on, so
	 * that nobody who has not seen them publishes over them.
	 * @returns the article as it will be, changed when they were saved.
	 * @throws ApiError 400 for a text that cannot be rendered, 404, 409 `stale`, or 409 `slug-taken`: an
	 * address is asked for again when they are published, since another may take it meanwhile.
	 */
	async function save(id: string, input: ArticleInput & { version: number }): Promise<Article> {
		const { version, ...texts } = input;
		const at = clock();
		checkPublication({ ...texts, published: false }, at);
		const rendered = await renderer.renderTexts(texts);
		return replaceVersion(db, articleKind, { id, version }, async (transaction, current) => {
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

	/**
	 * Gives corrections up; what they said stays in the history. @returns the article that readers
	 * see. @throws ApiError 404, or 409 `stale`.
	 */
	async function discard(id: string, version: number): Promise<Article> {
		return replaceVersion(db, articleKind, { id, version }, async (transaction, current) => ({
			columns: {},
			async afterSave() {
				await moveHtml(transaction, current);
				await dropCorrections(transaction, id);
				return { ...current, version: version + 1 };
			},
		}));
	}

	/** Returns the article as its waiting corrections make it, if there are some. */
	const find = (id: string) => findCorrections(db, id);

	return { save, discard, find };
}

export const correctionsEffects: Effects<ReturnType<typeof articleCorrections>> = {
	save: "write",
	discard: "write",
	find: "uncached",
};

/**
 * The corrections that wait. Those over which an article was saved since, as a process of an older
 * version does, count for nothing.
 */
export function waitingCorrections(db: Kysely<Tables>) {
	return db
		.selectFrom("article_corrections")
		.innerJoin("articles", (join) =>
			join
				.onRef("articles.id", "=", "article_corrections.article_id")
				.onRef("articles.version", "=", "article_corrections.version"),
		);
}

/** The corrections that wait, with what each would make of its article. */
export function waitingTexts(db: Kysely<Tables>) {
	return waitingCorrections(db).innerJoin("article_versions", (join) =>
		join
			.onRef("article_versions.article_id", "=", "article_corrections.article_id")
			.onRef("article_versions.version", "=", "article_corrections.version"),
	);
}

/** The article as its waiting corrections make it, if there are some. */
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

/** An article as each save replaces it; who has not seen the corrections that wait is shown them. */
export const articleKind: VersionedKind<"articles", Article> = {
	table: "articles",
	load: (db, id) => loadArticle(db, id),
	conflicting: (db, { id }) => findCorrections(db, id),
};

/** Which version of an article waits as its corrections, and until when. */
export type KeptCorrections = { version: number; publish_at: string | null };

/** What waits of an article that is deleted. */
export function keptCorrections(db: Kysely<Tables>, id: string): Promise<KeptCorrections | undefined> {
	return db
		.selectFrom("article_corrections")
		.select(["version", "publish_at"])
		.where("article_id", "=", id)
		.executeTakeFirst();
}

/** Lets a version wait, in place of the one that waited. */
export async function restoreCorrections(
	db: Kysely<Tables>,
	row: KeptCorrections & { article_id: string },
): Promise<void> {
	await db
		.insertInto("article_corrections")
		.values(row)
		.onConflict((conflict) => conflict.column("article_id").doUpdateSet(row))
		.execute();
}

/** Notes in the history whether a version waits, or waited until it went live. */
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

/**
 * The version that waits is another one from now on, in whose place in the history it goes live.
 * Part of a saving that stores it.
 */
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
 * Nothing waits any more of an article that was saved: part of every saving. What waited went live
 * with it where it is public, and was not saved over by a process of an older version.
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

/** Gives up what waits of an article. */
export async function dropCorrections(db: Kysely<Tables>, id: string): Promise<void> {
	await db.deleteFrom("article_corrections").where("article_id", "=", id).execute();
}

/** Has the HTML of an article stand for its next version, whose texts are as they were. */
async function moveHtml(db: Kysely<Tables>, { id, version }: Article): Promise<void> {
	await db
		.updateTable("article_html")
		.set({ article_version: version + 1 })
		.where("article_id", "=", id)
		.where("article_version", "=", version)
		.execute();
}
