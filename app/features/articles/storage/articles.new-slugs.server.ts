import type { Kysely } from "kysely";
import { type ArticleInput, slugFor, titleOfAddress } from "#app/features/articles/article.ts";
import { derivedSlug, fallbackSlug, firstFree } from "#app/i18n/slug.ts";
import { defaultLanguage, otherLanguages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";

/**
 * New articles with the slugs that they get: those asked for or derived from their titles, or the
 * first free ones like them. Within `lockSlugs`.
 */
export async function withNewSlugs<One extends { input: ArticleInput }>(
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
		const asked = wantedSlug(one.input);
		const input = { ...one.input, slug: await claim(asked) };
		for (const language of otherLanguages) {
			const texts = input[language];
			if (texts === null) continue;
			const isOwn = texts.slug !== "" && texts.slug !== asked;
			input[language] = { ...texts, slug: isOwn ? await claim(texts.slug) : "" };
		}
		addressed.push({ ...one, input });
	}
	return addressed;
}

function wantedSlug(input: ArticleInput): string {
	return input.slug || slugFor(defaultLanguage, input) || derivedSlug(titleOfAddress(input)) || fallbackSlug;
}

/** Those of some slugs that an article has or had. */
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
