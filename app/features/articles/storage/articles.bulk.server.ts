import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { type ArticleInput, slugFor, titleOfAddress } from "#app/features/articles/article.ts";
import { articleOfRow, newRow } from "#app/features/articles/articles.row.server.ts";
import type { RenderedTexts } from "#app/features/articles/rendered-text.ts";
import type { TextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { derivedSlug, fallbackSlug, firstFree } from "#app/i18n/slug.ts";
import { defaultLanguage, otherLanguages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { holdSlugs } from "#platform/database/locks.ts";
import { publicationAfter, unpublished } from "./articles.publication.server.ts";
import { storeTexts } from "./articles.text-rows.server.ts";
import { versionRow } from "./articles.versions.server.ts";

/** An article, and the instant at which it was created and, if it is published, published. */
export type NewArticle = { input: ArticleInput; at: Date };

/** Articles per transaction: few enough for the parameters of one statement on both engines. */
const batchSize = 200;

export function articlesInBulk(db: Kysely<Tables>, renderer: TextRenderer) {
	/**
	 * Adds articles as saving would, a few statements per batch, without announcing them. A taken slug
	 * gets a free number. A failure leaves earlier batches in place.
	 */
	async function create(articles: Iterable<NewArticle>): Promise<void> {
		for await (const batch of renderedBatches(renderer, articles)) {
			await db.transaction().execute(async (transaction) => {
				await holdSlugs(transaction, "articles");
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
				await storeTexts(transaction, saved);
				await transaction.insertInto("article_versions").values(saved.map(versionRow)).execute();
			});
		}
	}

	return { create };
}

export const bulkEffects: Effects<ReturnType<typeof articlesInBulk>> = { create: "write" };

type RenderedArticle = NewArticle & { rendered: RenderedTexts };

/** Yields rendered batches, rendering the next one while the present one is stored. */
async function* renderedBatches(
	renderer: TextRenderer,
	articles: Iterable<NewArticle>,
): AsyncGenerator<RenderedArticle[]> {
	let present: Promise<RenderedArticle[]> | undefined;
	for (const batch of batchesOf(articles)) {
		const next = Promise.all(
			batch.map(async (one) => ({ ...one, rendered: await renderer.renderTexts(one.input) })),
		);
		// Its error is thrown when its turn comes.
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

/** Returns new articles with their slugs or free ones like them. Call `holdSlugs` before. */
async function withNewSlugs<One extends { input: ArticleInput }>(
	db: Kysely<Tables>,
	batch: readonly One[],
): Promise<One[]> {
	const wanted = batch.map(({ input }) => wantedSlug(input));
	const own = batch.flatMap(({ input }) => otherLanguages.map((language) => input[language]?.slug ?? ""));
	const taken = new Set(await storedAmong(db, [...wanted, ...own]));
	const isTaken = async (slug: string) => taken.has(slug) || (await storedAmong(db, [slug])).length > 0;
	async function claim(slug: string): Promise<string> {
		const free = taken.has(slug) ? await firstFree(slug, isTaken) : slug;
		taken.add(free);
		return free;
	}
	const addressed: One[] = [];
	for (const one of batch) {
		const wanted = wantedSlug(one.input);
		const input = { ...one.input, slug: await claim(wanted) };
		for (const language of otherLanguages) {
			const texts = input[language];
			if (texts === null) continue;
			const isOwn = texts.slug !== "" && texts.slug !== wanted;
			input[language] = { ...texts, slug: isOwn ? await claim(texts.slug) : "" };
		}
		addressed.push({ ...one, input });
	}
	return addressed;
}

function wantedSlug(input: ArticleInput): string {
	return input.slug || slugFor(defaultLanguage, input) || derivedSlug(titleOfAddress(input)) || fallbackSlug;
}

/** Returns those of the slugs that an article has or had. */
async function storedAmong(db: Kysely<Tables>, slugs: readonly string[]): Promise<string[]> {
	const rows = await db
		.selectFrom("articles")
		.select("slug")
		.where("slug", "in", slugs)
		.union(db.selectFrom("former_slugs").select("slug").where("slug", "in", slugs))
		.union(
			db
				.selectFrom("article_texts")
				.select("own_slug as slug")
				.where("own_slug", "in", slugs)
				.where("own_slug", "<>", ""),
		)
		.execute();
	return rows.map(({ slug }) => slug);
}
