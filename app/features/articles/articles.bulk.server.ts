import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../../../migrations/tables";
import type { ArticleInput } from "./article";
import { noteSearchTexts } from "./articles.note.server";
import { articleFromRow, newRow } from "./articles.row.server";
import { lockSlugs } from "./articles.slugs.server";
import { versionRow } from "./articles.versions.server";
import { derivedSlug, fallbackSlug, firstFree } from "./slug";

/** An article, and the instant at which it was created and, if it is published, published. */
export type NewArticle = { input: ArticleInput; at: Date };

/** Articles of one transaction: few enough for the parameters of one statement on both engines. */
const batchSize = 200;

/**
 * Adds many articles, as `create` would add each, in a few statements for each batch. A slug that is taken gets the
 * first free number. A failure keeps the batches before it.
 */
export async function createMany(db: Kysely<Tables>, articles: Iterable<NewArticle>): Promise<void> {
	for (const batch of batchesOf(articles)) {
		await db.transaction().execute(async (transaction) => {
			await lockSlugs(transaction);
			const slugs = await freeSlugs(transaction, batch);
			const rows = batch.map(({ input, at }, place) =>
				newRow(input, { id: randomUUID(), slug: slugs[place] ?? "", now: at.toISOString() }),
			);
			await transaction.insertInto("articles").values(rows).execute();
			const created = rows.map(articleFromRow);
			await noteSearchTexts(transaction, created);
			await transaction.insertInto("article_versions").values(created.map(versionRow)).execute();
		});
	}
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

/** A slug for each article of a batch, none of which another article has or had. */
async function freeSlugs(db: Kysely<Tables>, batch: readonly NewArticle[]): Promise<string[]> {
	const wanted = batch.map(({ input }) => input.slug || derivedSlug(input.title) || fallbackSlug);
	const taken = new Set<string>();
	const isTaken = async (slug: string) => taken.has(slug) || (await isStored(db, slug));
	for (const table of ["articles", "former_slugs"] as const) {
		const rows = await db.selectFrom(table).select("slug").where("slug", "in", wanted).execute();
		for (const { slug } of rows) taken.add(slug);
	}
	const slugs: string[] = [];
	for (const slug of wanted) {
		const free = taken.has(slug) ? await firstFree(slug, isTaken) : slug;
		taken.add(free);
		slugs.push(free);
	}
	return slugs;
}

async function isStored(db: Kysely<Tables>, slug: string): Promise<boolean> {
	for (const table of ["articles", "former_slugs"] as const) {
		const found = await db.selectFrom(table).select("slug").where("slug", "=", slug).executeTakeFirst();
		if (found !== undefined) return true;
	}
	return false;
}
