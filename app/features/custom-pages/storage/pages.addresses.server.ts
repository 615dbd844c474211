import type { Kysely } from "kysely";
import { textPath, textsIn } from "#app/content/localized.ts";
import { fallbackPageSlug, type PageInput, type PageTexts } from "#app/features/custom-pages/custom-page.ts";
import { localizePath } from "#app/i18n/language.ts";
import { derivedSlug, firstFree } from "#app/i18n/slug.ts";
import { customPagePath, isReservedSlug } from "#app/site/custom-addresses.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";

/**
 * Returns the slug of each written language: the one asked for, or the first free one of its title.
 * Those of the site, and of other pages now or once, are taken. Under `holdSlugs`.
 * @throws ApiError 409 `slug-taken` with a free `suggestion`, when one asked for is taken.
 */
export async function claimSlugs(
	db: Kysely<Tables>,
	input: PageInput,
	id: string,
): Promise<Record<Language, string>> {
	const isTaken = takenByOthers(db, id);
	return slugsFor(input, async (texts, language) => {
		if (texts.slug === "") return firstFree(derivedSlug(texts.title) || fallbackPageSlug, isTaken);
		if (!(await isTaken(texts.slug))) return texts.slug;
		const suggestion = await firstFree(texts.slug, isTaken);
		const path = localizePath(customPagePath(texts.slug), language);
		const message = `The address ${path} is taken. ${suggestion} is free.`;
		const fields = { [textPath("slug", language)]: message };
		throw new ApiError(409, "slug-taken", message, { fields, more: { suggestion } });
	});
}

/** Returns the slugs that a page had, or free ones like them. Under `holdSlugs`. */
export function nextFreeSlugs(
	db: Kysely<Tables>,
	input: PageInput,
	id: string,
): Promise<Record<Language, string>> {
	const isTaken = takenByOthers(db, id);
	return slugsFor(input, ({ slug, title }) =>
		firstFree(slug || derivedSlug(title) || fallbackPageSlug, isTaken),
	);
}

async function slugsFor(
	input: PageInput,
	choose: (texts: PageTexts, language: Language) => Promise<string>,
): Promise<Record<Language, string>> {
	const slugs: [Language, string][] = [];
	for (const language of languages) {
		const texts = textsIn<PageTexts>(input, language);
		const isWritten = texts !== null && `${texts.title}${texts.content}`.trim() !== "";
		slugs.push([language, isWritten ? await choose(texts, language) : ""]);
	}
	return Object.fromEntries(slugs) as Record<Language, string>;
}

/** Returns whether a slug leads to another page. Under `holdSlugs`. */
export function takenByOthers(db: Kysely<Tables>, id: string) {
	return async (slug: string): Promise<boolean> => {
		if (isReservedSlug(slug)) return true;
		const other = db.selectFrom("page_addresses").select("slug").where("slug", "=", slug);
		return (await other.where("page_id", "!=", id).executeTakeFirst()) !== undefined;
	};
}

/** Adds a page's present addresses to those that visitors may know, if it was seen. */
export async function writeAddresses(
	db: Kysely<Tables>,
	page: { id: string; slugs: readonly string[]; wasSeen: boolean; now: string },
): Promise<void> {
	const { id, wasSeen, now } = page;
	const slugs = [...new Set(page.slugs)].filter(Boolean);
	if (!wasSeen) {
		await db.deleteFrom("page_addresses").where("page_id", "=", id).execute();
	}
	if (slugs.length === 0) return;
	await db
		.insertInto("page_addresses")
		.values(slugs.map((slug) => ({ slug, page_id: id, created_at: now })))
		.onConflict((conflict) => conflict.column("slug").doNothing())
		.execute();
}
