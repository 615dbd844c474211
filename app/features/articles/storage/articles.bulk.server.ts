import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { ArticleInput } from "#app/features/articles/article.ts";
import { articleOfRow, newRow } from "#app/features/articles/articles.row.server.ts";
import type { RenderedTexts } from "#app/features/articles/rendered-text.ts";
import type { TextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { indexArticles } from "#app/features/articles/search/articles.indexer.server.ts";
import type { Tables } from "#migrations/tables.ts";
import { storeHtml } from "./articles.html.server.ts";
import { withNewSlugs } from "./articles.new-slugs.server.ts";
import { publicationAfter, unpublished } from "./articles.publication.server.ts";
import { lockSlugs } from "./articles.slugs.server.ts";
import { writeTexts } from "./articles.text-rows.server.ts";
import { versionRow } from "./articles.versions.server.ts";

/** An article, and the instant at which it was created and, if it is published, published. */
export type NewArticle = { input: ArticleInput; at: Date };

/** Articles of one transaction: few enough for the parameters of one statement on both engines. */
const batchSize = 200;

/**
 * Adds many articles, as `create` would add each, in a few statements for each batch. A slug that
 * is taken gets the first free number. A failure leaves the batches before it in place. They were
 * public before: nobody is told of them.
 */
export async function createMany(
	db: Kysely<Tables>,
	renderer: TextRenderer,
	articles: Iterable<NewArticle>,
): Promise<void> {
	for await (const batch of renderedBatches(renderer, articles)) {
		await db.transaction().execute(async (transaction) => {
			await lockSlugs(transaction);
			const saved = (await withNewSlugs(transaction, batch)).map(({ input, at, rendered }) => {
				const now = at.toISOString();
				const publication = publicationAfter(input, unpublished, now);
				const row = newRow(input, publication, { id: randomUUID(), now });
				return { row, article: articleOfRow(input, row), rendered };
			});
			await transaction
				.insertInto("articles")
				.values(saved.map(({ row }) => row))
				.execute();
			await writeTexts(transaction, saved);
			await indexArticles(transaction, saved);
			await storeHtml(transaction, saved);
			await transaction.insertInto("article_versions").values(saved.map(versionRow)).execute();
		});
	}
}

type RenderedArticle = NewArticle & { rendered: RenderedTexts };

/** The batches with their texts rendered; the next one is, while the present one is stored. */
async function* renderedBatches(
	renderer: TextRenderer,
	articles: Iterable<NewArticle>,
): AsyncGenerator<RenderedArticle[]> {
	let present: Promise<RenderedArticle[]> | undefined;
	for (const batch of batchesOf(articles)) {
		const next = Promise.all(
			batch.map(async (one) => ({ ...one, rendered: await renderer.renderTexts(one.input) })),
		);
		// Its failure is told when its turn comes.
		next.catch(() => undefined);
		if (present !== undefined) yield await present;
		present = next;
	}
	if (present !== undefined) yield await present;
}

function* batchesOf<One>(all: Iterable<One>): Generator<One[]> {
	let batch: One[] = [];
	for (const one of all) {
		if (batch.push(one) < batchSize) continue;
		yield batch;
		batch = [];
	}
	if (batch.length > 0) yield batch;
}
