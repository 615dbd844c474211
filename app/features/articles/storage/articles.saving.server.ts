import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { dropWorkingCopy } from "#app/content/drafts/working-copies.store.server.ts";
import type { Creation } from "#app/content/drafts/working-copy.ts";
import { replaceVersion } from "#app/content/storage/versioned.server.ts";
import type { Article, ArticleInput } from "#app/features/articles/article.ts";
import { withPresentSlugs } from "#app/features/articles/article-draft.ts";
import {
	articleOf,
	articleOfRow,
	articleRows,
	byArticle,
	columnsOf,
	newRow,
	type Publication,
} from "#app/features/articles/articles.row.server.ts";
import type { SavedArticle } from "#app/features/articles/search/articles.indexer.server.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { articleKind, endCorrections, findCorrections } from "./articles.corrections.server.ts";
import { renderStored } from "./articles.html.server.ts";
import {
	type ArticleParts,
	announcePublication,
	checkPublication,
	publicationAfter,
	publish,
	storedContent,
	unpublished,
	withKnownAuthor,
} from "./articles.publication.server.ts";
import { recordFormerSlugs } from "./articles.slugs.server.ts";
import { storeTexts } from "./articles.text-rows.server.ts";
import { saveVersion } from "./articles.versions.server.ts";

export function articleSaving({ db, clock, renderer, onPublished }: ArticleParts) {
	/** Adds an article, under an id if it has one already. @throws ApiError 400 for a text that cannot be rendered. */
	async function create(
		input: ArticleInput,
		{ at = clock(), draft, id = randomUUID() }: Creation & { id?: string } = {},
	): Promise<Article> {
		checkPublication(input, at);
		const rendered = await renderer.renderTexts(input);
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
	 * Replaces an article's texts, and waiting corrections; empty slugs keep the present ones.
	 * @throws ApiError 400 for a text that cannot be rendered, 404, or 409 `stale`.
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
		const place = { id, version: input.version, at };
		return replaceVersion(db, articleKind, place, async (transaction, current) => {
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

export function articleSchedule(parts: ArticleParts) {
	const { db, clock, renderer } = parts;
	const { update } = articleSaving(parts);

	/** Publishes everything that is due. @returns how many this call published. */
	async function publishDue(): Promise<number> {
		return (await publishDrafts()) + (await publishDueCorrections());
	}

	/**
	 * Publishes due drafts, each once however many processes try, under the chosen time or an earlier
	 * date. The version increases, so that an open form cannot hide it unseen. @returns how many.
	 */
	async function publishDrafts(): Promise<number> {
		const now = clock().toISOString();
		const due = await articleRows(db).where("published", "=", 0).where("publish_at", "<=", now).execute();
		let published = 0;
		for (const draft of byArticle(due).map(articleOf)) published += await publishDraft(parts, draft, now);
		return published;
	}

	/** Publishes due corrections; a failure does not stop the others. @returns how many. */
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

	/** Publishes corrections. If an address was taken, the present ones stay; a newer version wins. */
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

/** Publishes a draft, unless another process did. @returns how many this call published. */
async function publishDraft(
	{ db, renderer, onPublished }: ArticleParts,
	draft: Article,
	now: string,
): Promise<0 | 1> {
	const rendered = await renderStored(renderer, draft);
	const publication = publish(draft, draft.publishAt ?? now, draft.publishedOn);
	return db.transaction().execute(async (transaction) => {
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

// Called again and again: only a publication changes pages.
export const scheduleEffects: Effects<ReturnType<typeof articleSchedule>> = {
	publishDue: (published) => published > 0,
};

function isDue({ publishAt }: Article, now: Date): boolean {
	return publishAt !== null && publishAt <= now.toISOString();
}
