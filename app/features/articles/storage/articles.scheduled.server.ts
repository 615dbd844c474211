import type { Kysely } from "kysely";
import type { ArticleInput } from "#app/features/articles/article.ts";
import { articleOf, articleRows, byArticle, writeTexts } from "#app/features/articles/articles.row.server.ts";
import type { TextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { indexArticles } from "#app/features/articles/search/articles.indexer.server.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import { renderStored, storeHtml } from "./articles.html.server.ts";

/** Refuses a time that has passed: nobody chooses to publish yesterday. @throws ApiError 400 `past`. */
export function checkPublishAt({ published, publishAt }: ArticleInput, now: Date): void {
	if (published || publishAt === null || Date.parse(publishAt) > now.getTime()) return;
	const message = "Choose a time in the future.";
	throw new ApiError(400, "past", message, { fields: { publishAt: message } });
}

/** The queries on articles that publish themselves. */
export function scheduledArticles(db: Kysely<Tables>, clock: Clock, renderer: TextRenderer) {
	/**
	 * Publishes the articles whose time has come, each once however many processes try. The first publication is
	 * dated with the time that was chosen. The version moves on, so that a form opened before cannot hide it unseen.
	 * @returns how many this call published.
	 */
	async function publishDue(): Promise<number> {
		const now = clock().toISOString();
		const due = await articleRows(db).where("published", "=", 0).where("publish_at", "<=", now).execute();
		let published = 0;
		for (const draft of byArticle(due).map(articleOf)) {
			const rendered = await renderStored(renderer, draft);
			const article = {
				...draft,
				published: true,
				publishedAt: draft.publishedAt ?? draft.publishAt,
				publishAt: null,
				updatedAt: now,
				version: draft.version + 1,
			};
			published += await db.transaction().execute(async (transaction) => {
				const { numUpdatedRows } = await transaction
					.updateTable("articles")
					.set({
						published: 1,
						published_at: article.publishedAt,
						publish_at: null,
						updated_at: now,
						version: article.version,
					})
					.where("id", "=", draft.id)
					.where("published", "=", 0)
					.where("version", "=", draft.version)
					.executeTakeFirst();
				if (numUpdatedRows === 0n) return 0;
				const saved = [{ article, rendered }];
				await writeTexts(transaction, saved);
				await indexArticles(transaction, saved);
				await storeHtml(transaction, saved);
				return 1;
			});
		}
		return published;
	}

	return { publishDue };
}
