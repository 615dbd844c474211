import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { dropWorkingCopy } from "#app/content/drafts/working-copies.store.server.ts";
import type { Creation } from "#app/content/drafts/working-copy.ts";
import { replaceVersion } from "#app/content/storage/versioned.server.ts";
import type { Article, ArticleInput } from "#app/features/articles/article.ts";
import {
	articleOfRow,
	columnsOf,
	newRow,
	type Publication,
} from "#app/features/articles/articles.row.server.ts";
import type { SavedArticle } from "#app/features/articles/search/articles.indexer.server.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { articleKind, endCorrections } from "./articles.corrections.server.ts";
import {
	type ArticleParts,
	announcePublication,
	checkPublication,
	publicationAfter,
	unpublished,
} from "./articles.publication.server.ts";
import { recordFormerSlugs } from "./articles.slugs.server.ts";
import { storedContent } from "./articles.stored-content.server.ts";
import { storeTexts } from "./articles.text-rows.server.ts";
import { saveVersion } from "./articles.versions.server.ts";

export function articleSaving({ db, clock, renderer, onPublished }: ArticleParts) {
	/** Adds an article. @throws ApiError 400 for a text that cannot be rendered. */
	async function create(input: ArticleInput, { at = clock(), draft }: Creation = {}): Promise<Article> {
		checkPublication(input, at);
		const rendered = await renderer.renderTexts(input);
		const id = randomUUID();
		const now = at.toISOString();
		return db.transaction().execute(async (transaction) => {
			const content = await storedContent(transaction, input, { id });
			const row = newRow(content, publicationAfter(input, unpublished, now), { id, now });
			await transaction.insertInto("articles").values(row).execute();
			const article = articleOfRow(content, row);
			return finish(transaction, { before: unpublished, saved: { article, rendered }, workingCopy: draft });
		});
	}

	/**
	 * Replaces an article's texts, and corrections that wait; empty slugs keep the present ones.
	 * @throws ApiError 400 for a text that cannot be rendered, 404, or 409 `stale` with the `current`
	 * article when `version` is not the newest.
	 */
	async function update(
		id: string,
		input: ArticleInput & { version: number },
		render = renderer.renderTexts,
	): Promise<Article> {
		const at = clock();
		checkPublication(input, at);
		const rendered = await render(input);
		const now = at.toISOString();
		return replaceVersion(db, articleKind, { id, version: input.version }, async (transaction, current) => {
			const content = await storedContent(transaction, input, { id, current });
			const row = {
				...columnsOf(content, publicationAfter(input, current, now)),
				...{ id, created_at: current.createdAt, updated_at: now, version: current.version + 1 },
			};
			const article = articleOfRow(content, row, current);
			return {
				columns: row,
				async afterSave() {
					await recordFormerSlugs(transaction, { before: current, after: article, now });
					return finish(transaction, { before: current, saved: { article, rendered }, workingCopy: id });
				},
			};
		});
	}

	/** Writes what every save writes besides the article's own row, and announces what became public. */
	async function finish(
		transaction: Kysely<Tables>,
		{
			before,
			saved,
			workingCopy,
		}: { before: Publication; saved: SavedArticle; workingCopy?: string | undefined },
	): Promise<Article> {
		const { article } = saved;
		await storeTexts(transaction, [saved]);
		await saveVersion(transaction, saved);
		await endCorrections(transaction, article);
		await dropWorkingCopy(transaction, "article", workingCopy);
		await announcePublication(onPublished, { before, article, db: transaction });
		return article;
	}

	return { create, update };
}

export const savingEffects: Effects<ReturnType<typeof articleSaving>> = { create: "write", update: "write" };
