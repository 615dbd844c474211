import type { Kysely } from "kysely";
import { changeWorkingCopies } from "#app/content/drafts/changed-working-copies.server.ts";
import { overtakenReplacement } from "#app/content/storage/versioned.server.ts";
import type { Article } from "#app/features/articles/article.ts";
import { articleOf, articleRows, byArticle } from "#app/features/articles/articles.row.server.ts";
import type { TextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { indexArticles, type SavedArticle } from "#app/features/articles/search/articles.indexer.server.ts";
import { articleDrafts } from "#app/features/articles/working-copy.ts";
import { type DescribedReplacement, withOtherImage } from "#app/features/media/image-replacement.ts";
import { type CommitReplacement, imageWithin } from "#app/features/media/image-uses.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { holdTable } from "#platform/database/hold-table.ts";
import { updateVersion } from "#platform/database/update-version.ts";
import { renderStored, storeHtml } from "./articles.html.server.ts";
import { showing } from "./articles.images.server.ts";
import { writeTexts } from "./articles.text-rows.server.ts";
import { saveVersion } from "./articles.versions.server.ts";
import { findCorrections, moveCorrections, waitingTexts } from "./articles.waiting.server.ts";

type Parts = { db: Kysely<Tables>; clock: Clock; renderer: TextRenderer };

/** What an article becomes, and the corrections that go on waiting for it. */
type Replaced = SavedArticle & { waiting: SavedArticle | undefined };

/** Putting one image in place of another in all articles at once. */
export function replacedImages({ db, clock, renderer }: Parts) {
	/**
	 * Replaces an image in every article, in corrections that wait and in what is typed; other versions
	 * keep the old one. @throws ApiError 409 where an article was changed meanwhile.
	 */
	async function replaceImage(replacement: DescribedReplacement, commit: CommitReplacement) {
		// Rendered before the transaction, which would keep everybody else waiting.
		const saved = await prepare(replacement, clock().toISOString());
		return commit(async (transaction) => {
			// Portraits are replaced with them: a renaming holds authors first, and articles then.
			await holdTable(transaction, "authors");
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
		const within = imageWithin(replacement.from);
		const shown = db
			.selectFrom("articles")
			.innerJoin("article_texts", "article_id", "id")
			.select("id")
			.where(showing(within));
		const waiting = waitingTexts(db)
			.where("input", "like", within)
			.select("article_corrections.article_id as id");
		const rows = await articleRows(db)
			.where((where) => where.or([where("articles.id", "in", shown), where("articles.id", "in", waiting)]))
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
		// Where corrections alone show it, what readers see stays as old as it is.
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

async function store(transaction: Kysely<Tables>, { waiting, ...saved }: Replaced): Promise<void> {
	const { id, imageUrl, sharePicture, version, updatedAt } = saved.article;
	const row = { table: "articles", id, version: version - 1 } as const;
	const columns = { image_url: imageUrl, share_picture: sharePicture, updated_at: updatedAt };
	if (!(await updateVersion(transaction, row, columns))) throw overtakenReplacement();
	await writeTexts(transaction, [saved]);
	await indexArticles(transaction, [saved]);
	await storeHtml(transaction, [saved]);
	await saveVersion(transaction, waiting ?? saved, waiting !== undefined);
	if (waiting !== undefined) await moveCorrections(transaction, id, version);
}
