import { type Kysely, sql } from "kysely";
import { derivedSlug, fallbackSlug, firstFree } from "#app/i18n/slug.ts";
import { entryPath } from "#app/site/site-map.ts";
import { isSqlite } from "#migrations/engine.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";

/** An arbitrary number that only the choice of a slug takes as an advisory lock. */
const slugLockKey = 5_071_124;

/**
 * Lets one transaction at a time choose slugs until it ends: two would take the same free one.
 * Transactions on SQLite follow one another anyway.
 */
export async function lockSlugs(transaction: Kysely<Tables>): Promise<void> {
	if (!isSqlite(transaction)) await sql`select pg_advisory_xact_lock(${slugLockKey})`.execute(transaction);
}

/**
 * The slug an article gets: the one asked for, or the first free one derived from its title.
 * A slug that another article has, or once had, is taken: its readers' links still lead there.
 * Part of the transaction that stores it.
 * @throws ApiError 409 `slug-taken` with a free `suggestion`, when the one asked for is taken.
 */
export async function claimSlug(
	db: Kysely<Tables>,
	wanted: { slug: string; title: string },
	articleId: string,
): Promise<string> {
	await lockSlugs(db);
	const isTaken = (slug: string) => belongsToAnother(db, slug, articleId);
	if (wanted.slug === "") return firstFree(derivedSlug(wanted.title) || fallbackSlug, isTaken);
	if (!(await isTaken(wanted.slug))) return wanted.slug;
	const suggestion = await firstFree(wanted.slug, isTaken);
	const path = entryPath("article", wanted.slug);
	const message = `The address ${path} is taken. ${suggestion} is free.`;
	throw new ApiError(409, "slug-taken", message, { fields: { slug: message }, more: { suggestion } });
}

/** A slug, or the first free one like it where another article has it, or once had it. */
export async function nextFreeSlug(db: Kysely<Tables>, slug: string, articleId: string): Promise<string> {
	await lockSlugs(db);
	const isTaken = (wanted: string) => belongsToAnother(db, wanted, articleId);
	return (await isTaken(slug)) ? firstFree(slug, isTaken) : slug;
}

async function belongsToAnother(db: Kysely<Tables>, slug: string, articleId: string): Promise<boolean> {
	const current = await db
		.selectFrom("articles")
		.select("id")
		.where("slug", "=", slug)
		.where("id", "!=", articleId)
		.executeTakeFirst();
	if (current !== undefined) return true;
	const former = await db
		.selectFrom("former_slugs")
		.select("article_id")
		.where("slug", "=", slug)
		.where("article_id", "!=", articleId)
		.executeTakeFirst();
	return former !== undefined;
}

/**
 * Records the address that readers of a published article know, so that it redirects to the new
 * one.
 */
export async function recordFormerSlug(
	db: Kysely<Tables>,
	change: { articleId: string; from: string; to: string; now: string },
): Promise<void> {
	await db.deleteFrom("former_slugs").where("slug", "=", change.to).execute();
	await db
		.insertInto("former_slugs")
		.values({ slug: change.from, article_id: change.articleId, created_at: change.now })
		.onConflict((conflict) => conflict.column("slug").doNothing())
		.execute();
}

/** Has the former addresses of an article lead there again, but for those that another has taken. */
export async function restoreFormerSlugs(
	db: Kysely<Tables>,
	articleId: string,
	former: readonly { slug: string; created_at: string }[],
): Promise<void> {
	for (const { slug, created_at } of former) {
		if (await belongsToAnother(db, slug, articleId)) continue;
		await db.insertInto("former_slugs").values({ slug, created_at, article_id: articleId }).execute();
	}
}
