import type { Kysely } from "kysely";
import type { ArticleText } from "#app/features/articles/article-text.ts";
import { shortRows } from "#app/features/articles/articles.row.server.ts";
import { sharedTextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { type Language, privateLinkDays } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import { hashToken, newToken } from "#platform/tokens.ts";
import { findCorrections } from "./articles.corrections.server.ts";
import { atOneVersion, renderStored } from "./articles.html.server.ts";
import { expectedDate } from "./articles.publication.server.ts";
import { textOfArticle, textsOfPage } from "./articles.texts.server.ts";
import { withPictureSizes } from "./library-pictures.server.ts";

const dayMs = 86_400_000;

export type PreviewedText = { text: ArticleText; expiresAt: string };

export type PreviewLinksStore = ReturnType<typeof previewLinksStore>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		previewLinks: Pick<PreviewLinksStore, "findText">;
	}
}

/** Private links, one at most of an article, which show it to those who have them. */
export function previewLinksStore(db: Kysely<Tables>, clock: Clock, textRenderer = sharedTextRenderer) {
	const renderer = withPictureSizes(textRenderer, db);
	/** Creates a link of a person's, in place of the one before. @throws ApiError 404 for an unknown article. */
	async function create(articleId: string, madeBy: string): Promise<{ token: string; expiresAt: string }> {
		const token = newToken();
		const now = clock();
		const row = {
			token_hash: hashToken(token),
			created_at: now.toISOString(),
			expires_at: new Date(now.getTime() + privateLinkDays * dayMs).toISOString(),
			made_by: madeBy,
		};
		await db.transaction().execute(async (transaction) => {
			const article = await transaction
				.selectFrom("articles")
				.select("id")
				.where("id", "=", articleId)
				.executeTakeFirst();
			if (article === undefined) {
				throw new ApiError(404, "not-found", "This article does not exist, or has been deleted.");
			}
			await transaction
				.insertInto("preview_links")
				.values({ article_id: articleId, ...row })
				.onConflict((conflict) => conflict.column("article_id").doUpdateSet(row))
				.execute();
		});
		return { token, expiresAt: row.expires_at };
	}

	/** Finds when an article's link expires; undefined without a valid one. */
	async function findExpiry(articleId: string): Promise<string | undefined> {
		const row = await db
			.selectFrom("preview_links")
			.select("expires_at")
			.where("article_id", "=", articleId)
			.where("expires_at", ">", clock().toISOString())
			.executeTakeFirst();
		return row?.expires_at;
	}

	async function revoke(articleId: string): Promise<void> {
		await db.deleteFrom("preview_links").where("article_id", "=", articleId).execute();
	}

	/** Finds the text behind a link as it was saved last; undefined for an unknown or expired token. */
	function findText(token: string, language: Language): Promise<PreviewedText | undefined> {
		return atOneVersion(() => lookForText(token, language));
	}

	async function lookForText(token: string, language: Language): Promise<PreviewedText | undefined> {
		const now = clock().toISOString();
		const rows = await shortRows(db)
			.innerJoin("preview_links", "preview_links.article_id", "articles.id")
			.select("preview_links.expires_at as expiresAt")
			.where("token_hash", "=", hashToken(token))
			.where("expires_at", ">", now)
			.execute();
		const [row] = rows;
		if (row === undefined) return undefined;
		const corrected = await findCorrections(db, row.id);
		const found =
			corrected === undefined
				? (await textsOfPage(db, renderer, rows, language))[0]
				: await textOfArticle(db, await renderStored(renderer, corrected), corrected, language);
		if (found === undefined) return undefined;
		const { id, ...text } = found;
		const { published_on: publishedOn, published_at: publishedAt, publish_at: publishAt } = row;
		const date = expectedDate(corrected ?? { publishedOn, publishedAt, publishAt }, now);
		return { text: { ...text, publishedAt: date }, expiresAt: row.expiresAt };
	}

	return { create, findExpiry, revoke, findText };
}
