import type { ExpressionBuilder, Kysely } from "kysely";
import { changeWorkingCopies } from "#app/content/drafts/changed-working-copies.server.ts";
import { lastSave } from "#app/content/storage/last-save.server.ts";
import { storedTitle } from "#app/content/storage/stored-title.server.ts";
import { overtakenReplacement } from "#app/content/storage/versioned.server.ts";
import type { Article } from "#app/features/articles/article.ts";
import { articleOf, articleRows, byArticle } from "#app/features/articles/articles.row.server.ts";
import type { SavedArticle } from "#app/features/articles/search/articles.indexer.server.ts";
import { articleDrafts } from "#app/features/articles/working-copy.ts";
import { type DescribedReplacement, withOtherImage } from "#app/features/media/image-replacement.ts";
import {
	type CommitReplacement,
	type ImageHolder,
	imageWithin,
	usesOf,
} from "#app/features/media/image-uses.ts";
import type { ImageUse } from "#app/features/media/library-image.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { findDeletedHolding } from "#platform/content/deleted-things.ts";
import { holdTable } from "#platform/database/locks.ts";
import { updateVersion } from "#platform/database/update-version.ts";
import { findCorrections, moveCorrections, waitingTexts } from "./articles.corrections.server.ts";
import { renderStored } from "./articles.html.server.ts";
import type { ArticleParts } from "./articles.publication.server.ts";
import { storeTexts } from "./articles.text-rows.server.ts";
import { saveVersion } from "./articles.versions.server.ts";

/** Finds the articles that need an image, and puts another image in its place. */
export function articleImages(parts: ArticleParts) {
	return { ...imageUses(parts.db), ...imageReplacement(parts) };
}

export const imagesEffects: Effects<ReturnType<typeof articleImages>> = {
	listImageUses: "uncached",
	replaceImage: "write",
};

function imageUses(db: Kysely<Tables>) {
	/** Lists the articles that need each image, whatever text; with `hash`, those of that image. */
	async function listImageUses(hash = "", language?: Language): Promise<Map<string, ImageUse[]>> {
		const within = imageWithin(hash);
		const queries = [saved, unsaved, waiting, earlier, deleted];
		const holders = await Promise.all(queries.map((query) => query(within, language)));
		return usesOf(holders.flat());
	}

	async function saved(within: string, language?: Language): Promise<ImageHolder[]> {
		const rows = await db
			.selectFrom("articles")
			.innerJoin("article_texts", "article_id", "id")
			.select(["id", "published", "image_url", "share_picture", "content"])
			.select(titleOf("articles.id", language))
			.where(showing(within))
			.execute();
		return rows.map(({ id, title, published, image_url, share_picture, content }) => ({
			id,
			title,
			place: published === 1 ? "website" : "draft",
			text: [image_url, share_picture, content].join("\n"),
		}));
	}

	async function unsaved(within: string, language?: Language): Promise<ImageHolder[]> {
		const rows = await db
			.selectFrom("working_copies")
			.select(["working_copies.article_id as id", "working_copies.draft as text"])
			.select(titleOf("working_copies.article_id", language))
			.where("working_copies.kind", "=", "article")
			.where("working_copies.draft", "like", within)
			.execute();
		return rows.map(({ id, title, text }) => ({ id, title, text, place: "copy" }));
	}

	async function waiting(within: string, language?: Language): Promise<ImageHolder[]> {
		const rows = await waitingTexts(db)
			.select(["article_corrections.article_id as id", "input as text"])
			.select(titleOf("article_corrections.article_id", language))
			.where("input", "like", within)
			.execute();
		return rows.map((row) => ({ ...row, place: "draft" }));
	}

	async function earlier(within: string, language?: Language): Promise<ImageHolder[]> {
		const rows = await db
			.selectFrom("article_versions")
			.innerJoin("articles", "articles.id", "article_versions.article_id")
			.select(["articles.id", "article_versions.input as text"])
			.select(titleOf("articles.id", language))
			.where("article_versions.input", "like", within)
			.whereRef("article_versions.version", "<", "articles.version")
			.execute();
		return rows.map((row) => ({ ...row, place: "version" }));
	}

	async function deleted(within: string): Promise<ImageHolder[]> {
		const rows = await findDeletedHolding(db, "article", within);
		return rows.map((row) => ({ ...row, place: "deleted" }));
	}

	return { listImageUses };
}

/** The condition that an article holds an image now: as its own, for shared links, or in a text. */
function showing(within: string) {
	return ({ or, eb }: ExpressionBuilder<Tables, "articles" | "article_texts">) =>
		or([eb("image_url", "like", within), eb("share_picture", "like", within), eb("content", "like", within)]);
}

/** Selects an article's title in a language, or in one that it is written in; blank without an article. */
const titleOf = (id: string, language?: Language) =>
	storedTitle({ table: "article_texts", owner: "article_id", title: "title" }, id, language).as("title");

/** An article with the other image, and its corrections that go on waiting. */
type Replaced = SavedArticle & { waiting: SavedArticle | undefined };

function imageReplacement({ db, clock, renderer }: ArticleParts) {
	/** Replaces an image everywhere but in earlier versions. @throws ApiError 409 `stale`. */
	async function replaceImage(replacement: DescribedReplacement, commit: CommitReplacement) {
		// Rendered before the transaction, so that it is short.
		const saved = await prepare(replacement, clock().toISOString());
		return commit(async (transaction) => {
			// Portraits are replaced in the same transaction: like a renaming, it locks authors before
			// articles.
			await holdTable(transaction, "authors");
			// Content that began to show the old image after the preparation would keep it.
			const shown = await showingIds(transaction, replacement.from).execute();
			const prepared = new Set(saved.map(({ article }) => article.id));
			if (shown.some(({ id }) => !prepared.has(id))) throw overtakenReplacement();
			for (const one of saved) await store(transaction, one);
			await changeWorkingCopies(transaction, {
				kind: articleDrafts,
				like: imageWithin(replacement.from),
				change: (draft) => withOtherImage(draft, replacement),
				saved: saved.map(({ article }) => article),
			});
			return saved.length;
		});
	}

	async function prepare(replacement: DescribedReplacement, now: string): Promise<Replaced[]> {
		const rows = await articleRows(db)
			.where("articles.id", "in", showingIds(db, replacement.from))
			.orderBy("articles.id")
			.execute();
		const saved: Replaced[] = [];
		for (const same of byArticle(rows)) saved.push(await replaced(articleOf(same), replacement, now));
		return saved;
	}

	async function replaced(
		before: Article,
		replacement: DescribedReplacement,
		now: string,
	): Promise<Replaced> {
		const version = before.version + 1;
		const changed = withOtherImage(before, replacement);
		// If corrections alone show it, readers see no change.
		const updatedAt = JSON.stringify(changed) === JSON.stringify(before) ? before.updatedAt : now;
		const article: Article = { ...changed, version, updatedAt };
		const corrected = await findCorrections(db, before.id);
		return { ...(await rendered(article)), waiting: corrected && (await waitingAs(corrected)) };

		function waitingAs(corrections: Article): Promise<SavedArticle> {
			return rendered({ ...withOtherImage(corrections, replacement), version, updatedAt: now });
		}
	}

	async function rendered(article: Article): Promise<SavedArticle> {
		return { article, rendered: await renderStored(renderer, article) };
	}

	return { replaceImage };
}

/** Selects the articles that show an image, or will once their corrections are published. */
function showingIds(db: Kysely<Tables>, hash: string) {
	const within = imageWithin(hash);
	const waiting = waitingTexts(db)
		.where("input", "like", within)
		.select("article_corrections.article_id as id");
	return db
		.selectFrom("articles")
		.innerJoin("article_texts", "article_id", "id")
		.select("id")
		.where(showing(within))
		.union(waiting);
}

async function store(transaction: Kysely<Tables>, { waiting, ...saved }: Replaced): Promise<void> {
	const { id, imageUrl, sharePicture, version, updatedAt } = saved.article;
	const row = { table: "articles", id, version: version - 1 } as const;
	const columns = {
		...{ image_url: imageUrl, share_picture: sharePicture, updated_at: updatedAt },
		...lastSave(new Date(updatedAt)),
	};
	if (!(await updateVersion(transaction, row, columns))) throw overtakenReplacement();
	await storeTexts(transaction, [saved]);
	await saveVersion(transaction, waiting ?? saved, waiting !== undefined);
	if (waiting !== undefined) await moveCorrections(transaction, id, version);
}
