import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import { completed } from "#app/content/draft.ts";
import { deletions } from "#app/content/storage/deletion.server.ts";
import { readVersions, storeVersions, type VersionRow } from "#app/content/storage/stored-versions.server.ts";
import { type Article, articleFields, mainTitle, slugsOf } from "#app/features/articles/article.ts";
import { columnsOf, loadArticle, textVersionsOf } from "#app/features/articles/articles.row.server.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Effects } from "#platform/content/content-store.ts";
import {
	type CorrectionsRow,
	findCorrectionsRow,
	markWaited,
	restoreCorrections,
} from "./articles.corrections.server.ts";
import { renderStored } from "./articles.html.server.ts";
import {
	type ArticleParts,
	announcePublication,
	unpublished,
	withKnownAuthor,
} from "./articles.publication.server.ts";
import { restoreFormerSlugs, withFreeSlugs } from "./articles.slugs.server.ts";
import { storeTexts } from "./articles.text-rows.server.ts";

/** The content of a deleted article. Whatever derives from its texts is computed again. */
type DeletedArticle = {
	article: Article;
	versions: VersionRow[];
	formerSlugs: { slug: string; created_at: string }[];
	corrections?: CorrectionsRow | undefined;
};

type RestoredArticle = {
	article: Article;
	/** True where another article has its old address now. */
	isMoved: boolean;
};

/**
 * Deletes articles with versions and former addresses, and restores them under their old address if
 * it is free. A private link ends; a scheduled article whose time has passed comes back as a draft.
 */
export function articleDeletion({ db, clock, renderer, onPublished }: ArticleParts) {
	return deletions<DeletedArticle, RestoredArticle>(db, clock, {
		row: { kind: "article", table: "articles" },
		workingCopies: "article",
		read: readContent,
		async restore(id, deleted) {
			const stored = completedArticle(deleted.article);
			const restored = { ...stored, publishAt: later(stored.publishAt, clock()) };
			const rendered = await renderStored(renderer, restored);
			return async (transaction) => {
				const article = await withFreeSlugs(transaction, await withKnownAuthor(transaction, restored));
				const { createdAt: created_at, updatedAt: updated_at, version } = article;
				const row = { ...columnsOf(article, article), id, created_at, updated_at, version };
				await transaction.insertInto("articles").values(row).execute();
				await storeTexts(transaction, [{ article, rendered }]);
				await restoreHistory(transaction, id, deleted, clock());
				await announcePublication(onPublished, { before: unpublished, article, db: transaction });
				return { article, isMoved: !isDeepStrictEqual(slugsOf(article), slugsOf(restored)) };
			};
		},
	});
}

export const deletionEffects: Effects<ReturnType<typeof articleDeletion>> = {
	remove: "write",
	restore: "write",
};

async function readContent(
	db: Kysely<Tables>,
	id: string,
): Promise<{ title: string; content: DeletedArticle }> {
	const article = await loadArticle(db, id);
	const versions = await readVersions(db, "article", id);
	const formerSlugs = await db
		.selectFrom("former_slugs")
		.select(["slug", "created_at"])
		.where("article_id", "=", id)
		.execute();
	const corrections = await findCorrectionsRow(db, id);
	return { title: mainTitle(article), content: { article, versions, formerSlugs, corrections } };
}

async function restoreHistory(
	db: Kysely<Tables>,
	id: string,
	deleted: DeletedArticle,
	now: Date,
): Promise<void> {
	await storeVersions(db, "article", id, deleted.versions);
	await restoreFormerSlugs(db, id, deleted.formerSlugs);
	if (!deleted.corrections) return;
	// A time that has passed meanwhile no longer publishes them.
	const publish_at = later(deleted.corrections.publish_at, now);
	await restoreCorrections(db, { ...deleted.corrections, article_id: id, publish_at });
	await markWaited(db, { id, version: deleted.corrections.version, waited: 1 });
}

/** Completes a deleted article with fields that are newer than its deletion. */
function completedArticle(deleted: Partial<Article> & Pick<Article, "version">): Article {
	const article = completed(articleFields, deleted) as Article;
	return { ...article, textVersions: article.textVersions ?? textVersionsOf(article, deleted.version) };
}

/** Returns a time that is still to come, or null. */
function later(time: string | null | undefined, now: Date): string | null {
	return time != null && Date.parse(time) > now.getTime() ? time : null;
}
