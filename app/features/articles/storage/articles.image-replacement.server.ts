import type { Kysely } from "kysely";
import type { Article, ArticleDraft } from "#app/features/articles/article.ts";
import { articleOf, articleRows, byArticle, writeTexts } from "#app/features/articles/articles.row.server.ts";
import type { TextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { indexArticles, type SavedArticle } from "#app/features/articles/search/articles.indexer.server.ts";
import { type ImageReplacement, withOtherImage } from "#app/features/media/image-replacement.ts";
import { imageWithin } from "#app/features/media/image-uses.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import { renderStored, storeHtml } from "./articles.html.server.ts";
import { saveVersion } from "./articles.versions.server.ts";

type Parts = { db: Kysely<Tables>; clock: Clock; renderer: TextRenderer };

/** What else changes in the same transaction. @returns how many things that were. */
export type AlsoReplace = (transaction: Kysely<Tables>, now: string) => Promise<number>;

/** Putting one image in place of another in all articles at once. */
export function replacedImages({ db, clock, renderer }: Parts) {
	/**
	 * Replaces an image in every article and in what is typed of them; versions keep the old one. All
	 * of it or nothing, with what `also` does. @returns in how many things. @throws ApiError 409 where
	 * an article was changed meanwhile.
	 */
	async function replaceImage(replacement: ImageReplacement, also: AlsoReplace): Promise<number> {
		const now = clock().toISOString();
		// Rendered before the transaction, which would keep everybody else waiting.
		const saved = await prepare(replacement, now);
		return db.transaction().execute(async (transaction) => {
			for (const one of saved) await store(transaction, one);
			await replaceInCopies(transaction, replacement, saved);
			return saved.length + (await also(transaction, now));
		});
	}

	async function prepare(replacement: ImageReplacement, now: string): Promise<SavedArticle[]> {
		const within = imageWithin(replacement.from);
		const ids = db
			.selectFrom("articles")
			.innerJoin("article_texts", "article_id", "id")
			.select("id")
			.where((where) => where.or([where("image_url", "like", within), where("content", "like", within)]));
		const rows = await articleRows(db).where("articles.id", "in", ids).orderBy("articles.id").execute();
		const saved: SavedArticle[] = [];
		for (const same of byArticle(rows)) {
			const before = articleOf(same);
			const changed = withOtherImage(before, replacement);
			const article: Article = { ...changed, version: before.version + 1, updatedAt: now };
			saved.push({ article, rendered: await renderStored(renderer, article) });
		}
		return saved;
	}

	return { replaceImage };
}

async function store(transaction: Kysely<Tables>, saved: SavedArticle): Promise<void> {
	const { id, imageUrl, version, updatedAt } = saved.article;
	const { numUpdatedRows } = await transaction
		.updateTable("articles")
		.set({ image_url: imageUrl, version, updated_at: updatedAt })
		.where("id", "=", id)
		.where("version", "=", version - 1)
		.executeTakeFirst();
	if (numUpdatedRows === 0n) {
		const message = "An article was changed meanwhile. Nothing was replaced: please try again.";
		throw new ApiError(409, "stale", message);
	}
	await writeTexts(transaction, [saved]);
	await indexArticles(transaction, [saved]);
	await storeHtml(transaction, [saved]);
	await saveVersion(transaction, saved);
}

/** What is typed and not saved yet goes on from the version that is there now. */
async function replaceInCopies(
	transaction: Kysely<Tables>,
	replacement: ImageReplacement,
	saved: readonly SavedArticle[],
): Promise<void> {
	const versions = new Map(saved.map(({ article }) => [article.id, article.version]));
	const copies = await transaction
		.selectFrom("working_copies")
		.select(["key", "article_id", "draft", "version"])
		.where("kind", "=", "article")
		.execute();
	for (const { key, article_id: id, draft, version } of copies) {
		const present = versions.get(id ?? "");
		const isCurrent = present !== undefined && version === present - 1;
		const changed = JSON.stringify(withOtherImage(JSON.parse(draft) as ArticleDraft, replacement));
		if (!isCurrent && changed === draft) continue;
		await transaction
			.updateTable("working_copies")
			.set({ draft: changed, version: isCurrent ? present : version })
			.where("kind", "=", "article")
			.where("key", "=", key)
			.execute();
	}
}
