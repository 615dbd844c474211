import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import {
	type Article,
	type ArticleInput,
	slugFor,
	slugsOf,
	titleOfAddress,
} from "#app/features/articles/article.ts";
import { localizePath } from "#app/i18n/language.ts";
import { derivedSlug, fallbackSlug, firstFree } from "#app/i18n/slug.ts";
import { defaultLanguage, type Language, otherLanguages } from "#app/site/site-config.ts";
import { entryPath } from "#app/site/site-map.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { holdSlugs } from "#platform/database/locks.ts";

/**
 * Returns the input with its slugs: the one asked for, the present one for an empty one, or the
 * first free one of the title. A slug that another article has or had is taken, as readers' links
 * lead there.
 * @throws ApiError 409 `slug-taken` with a free `suggestion`.
 */
export async function withSlugs(
	db: Kysely<Tables>,
	input: ArticleInput,
	{ id, current }: { id: string; current?: Article | undefined },
): Promise<ArticleInput> {
	await holdSlugs(db, "articles");
	const isTaken = (slug: string) => belongsToAnother(db, slug, id);
	const derived = () => firstFree(derivedSlug(titleOfAddress(input)) || fallbackSlug, isTaken);
	const asked = input.slug || (current === undefined ? slugFor(defaultLanguage, input) : "");
	if (asked !== "") await refuseTaken(asked, { language: defaultLanguage, isTaken });
	const slug = asked || (current?.slug ?? (await derived()));
	const addressed = { ...input, slug };
	for (const language of otherLanguages) {
		const texts = input[language];
		if (texts === null) continue;
		const wanted = texts.slug || (current?.[language]?.slug ?? "");
		const own = wanted === slug ? "" : wanted;
		if (own !== "") await refuseTaken(own, { language, isTaken });
		addressed[language] = { ...texts, slug: own };
	}
	return addressed;
}

async function refuseTaken(
	slug: string,
	{ language, isTaken }: { language: Language; isTaken(slug: string): Promise<boolean> },
): Promise<void> {
	if (!(await isTaken(slug))) return;
	const suggestion = await firstFree(slug, isTaken);
	const path = localizePath(entryPath("article", slug), language);
	const message = `The address ${path} is taken. ${suggestion} is free.`;
	const fields = { [language === defaultLanguage ? "slug" : `${language}.slug`]: message };
	throw new ApiError(409, "slug-taken", message, { fields, more: { suggestion } });
}

/** Returns an article with its slugs, or the first free ones like them. */
export async function withFreeSlugs(db: Kysely<Tables>, article: Article): Promise<Article> {
	await holdSlugs(db, "articles");
	const isTaken = (wanted: string) => belongsToAnother(db, wanted, article.id);
	const free = async (slug: string) => ((await isTaken(slug)) ? firstFree(slug, isTaken) : slug);
	const addressed = { ...article, slug: await free(article.slug) };
	for (const language of otherLanguages) {
		const texts = article[language];
		if (texts !== null && texts.slug !== "") {
			addressed[language] = { ...texts, slug: await free(texts.slug) };
		}
	}
	return addressed;
}

async function belongsToAnother(db: Kysely<Tables>, slug: string, articleId: string): Promise<boolean> {
	const { rows } = await sql`
		select 1 from articles where slug = ${slug} and id <> ${articleId}
		union all
		select 1 from article_texts where own_slug = ${slug} and own_slug <> '' and article_id <> ${articleId}
		union all
		select 1 from former_slugs where slug = ${slug} and article_id <> ${articleId}
		limit 1
	`.execute(db);
	return rows.length > 0;
}

/** Records the slugs that a published article no longer has, so that they redirect. */
export async function recordFormerSlugs(
	db: Kysely<Tables>,
	{ before, after, now }: { before: Article; after: Article; now: string },
): Promise<void> {
	if (before.publishedAt === null) return;
	const present = Object.values(slugsOf(after));
	const former = new Set(Object.values(slugsOf(before)).filter((slug) => !present.includes(slug)));
	await db.deleteFrom("former_slugs").where("slug", "in", present).execute();
	for (const slug of former) {
		await db
			.insertInto("former_slugs")
			.values({ slug, article_id: after.id, created_at: now })
			.onConflict((conflict) => conflict.column("slug").doNothing())
			.execute();
	}
}

/**
 * Selects the articles with a key as id, or as present slug of any language. An `or` over several
 * tables would make PostgreSQL read every article.
 */
export function idsNamed(where: ExpressionBuilder<Tables, "articles" | "article_texts">, key: string) {
	return where
		.selectFrom("articles")
		.select("id")
		.where("slug", "=", key)
		.union(where.selectFrom("articles").select("id").where("id", "=", key))
		.union(
			where
				.selectFrom("article_texts")
				.select("article_id as id")
				.where("own_slug", "=", key)
				// For the index, which covers these rows alone.
				.where("own_slug", "<>", ""),
		);
}

export async function findFormer(db: Kysely<Tables>, slug: string): Promise<string | undefined> {
	const row = await db
		.selectFrom("former_slugs")
		.select("article_id")
		.where("slug", "=", slug)
		.executeTakeFirst();
	return row?.article_id;
}

/** Restores the former slugs of an article, but those that another has taken. */
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
