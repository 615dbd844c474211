import type { Article, ArticleInput } from "#app/features/articles/article.ts";
import { withPresentSlugs } from "#app/features/articles/article-draft.ts";
import { articleOf, articleRows, byArticle, columnsOf } from "#app/features/articles/articles.row.server.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { findCorrections } from "./articles.corrections.server.ts";
import { renderStored } from "./articles.html.server.ts";
import { type ArticleParts, announcePublication, publish } from "./articles.publication.server.ts";
import { articleSaving } from "./articles.saving.server.ts";
import { withKnownAuthor } from "./articles.stored-content.server.ts";
import { storeTexts } from "./articles.text-rows.server.ts";

export function articleSchedule(parts: ArticleParts) {
	const { db, clock, renderer, onPublished } = parts;
	const { update } = articleSaving(parts);

	/** Publishes everything that is due. @returns how many this call published. */
	async function publishDue(): Promise<number> {
		return (await publishDrafts()) + (await publishDueCorrections());
	}

	/**
	 * Publishes the drafts whose time has come, each once however many processes try. Its date is
	 * the time that was chosen, an earlier day, or that of an earlier publication. The version
	 * increases, so that a form opened before cannot hide it unseen.
	 * @returns how many this call published.
	 */
	async function publishDrafts(): Promise<number> {
		const now = clock().toISOString();
		const due = await articleRows(db).where("published", "=", 0).where("publish_at", "<=", now).execute();
		let published = 0;
		for (const draft of byArticle(due).map(articleOf)) {
			const rendered = await renderStored(renderer, draft);
			const publication = publish(draft, draft.publishAt ?? now, draft.publishedOn);
			published += await db.transaction().execute(async (transaction) => {
				// Deleting an author makes no new version of their articles.
				const named = await withKnownAuthor(transaction, draft);
				const article = { ...named, ...publication, updatedAt: now, version: draft.version + 1 };
				const { numUpdatedRows } = await transaction
					.updateTable("articles")
					.set({ ...columnsOf(named, publication), updated_at: now, version: article.version })
					.where("id", "=", draft.id)
					.where("published", "=", 0)
					// Deleted and restored meanwhile, it is a draft of the same version without a time.
					.where("publish_at", "<=", now)
					.where("version", "=", draft.version)
					.executeTakeFirst();
				if (numUpdatedRows === 0n) return 0;
				await storeTexts(transaction, [{ article, rendered }]);
				await announcePublication(onPublished, { before: draft, article, db: transaction });
				return 1;
			});
		}
		return published;
	}

	/**
	 * Publishes the corrections whose time has come. A failure does not stop the others.
	 * @returns how many this call published.
	 */
	async function publishDueCorrections(): Promise<number> {
		const due = await db
			.selectFrom("article_corrections")
			.select("article_id")
			.where("publish_at", "<=", clock().toISOString())
			.execute();
		let published = 0;
		const failures: unknown[] = [];
		for (const { article_id: id } of due) {
			try {
				published += await publishCorrections(id);
			} catch (error) {
				failures.push(error);
			}
		}
		if (failures.length > 0) throw new AggregateError(failures, "Corrections could not be published.");
		return published;
	}

	/**
	 * Publishes an article's corrections. If an address was taken meanwhile, the present ones stay;
	 * a newer version of the article wins.
	 */
	async function publishCorrections(id: string): Promise<number> {
		const corrected = await findCorrections(db, id);
		// While others were published, their time may have been changed or removed.
		if (corrected === undefined || !isDue(corrected, clock())) return 0;
		const { version } = corrected;
		const publish = (input: ArticleInput) =>
			update(id, { ...input, version, publishAt: null }, (texts) => renderStored(renderer, texts));
		try {
			await publish(corrected).catch((error: unknown) => {
				if (error instanceof ApiError && error.code === "slug-taken")
					return publish(withPresentSlugs(corrected));
				throw error;
			});
			return 1;
		} catch (error) {
			if (error instanceof ApiError && (error.code === "stale" || error.code === "not-found")) return 0;
			throw error;
		}
	}

	return { publishDue };
}

// Called again and again: only a publication changes pages.
export const scheduleEffects: Effects<ReturnType<typeof articleSchedule>> = {
	publishDue: (published) => published > 0,
};

function isDue({ publishAt }: Article, now: Date): boolean {
	return publishAt !== null && publishAt <= now.toISOString();
}
