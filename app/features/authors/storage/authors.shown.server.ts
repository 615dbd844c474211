import type { Kysely } from "kysely";
import { textOrOther } from "#app/content/localized.ts";
import type { FoundAuthor } from "#app/features/authors/shown-author.ts";
import { focusOfRow, positionOf } from "#app/features/media/focal-point.ts";
import { mediaPath } from "#app/features/media/media.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { loadAuthor } from "./authors.row.server.ts";
import { listSlugs } from "./authors.slugs.server.ts";

/** The queries of what visitors see of authors: those who have a published article. */
export function shownAuthors(db: Kysely<Tables>) {
	/** Whose page a slug opens, or where that page is now. */
	async function findShown(slug: string, language: Language): Promise<FoundAuthor> {
		const all = [...(await listSlugs(db))];
		const own =
			all.find(([, slugs]) => slugs.slug === slug) ?? all.find(([, { former }]) => former.includes(slug));
		if (own === undefined) return undefined;
		const [id] = own;
		const author = await loadAuthor(db, id);
		if (author.published === 0) return undefined;
		if (author.slug !== slug) return { movedTo: author.slug };
		const { name, imageUrl } = author;
		const { text: words, language: wordsLanguage } = textOrOther(author, "words", language);
		return {
			author: { id, slug, name, words, wordsLanguage, imageUrl, position: await positionIn(imageUrl) },
		};
	}

	/** Where crops of a portrait stay, unless that is its middle. */
	async function positionIn(imageUrl: string | null): Promise<string | undefined> {
		const hash = (imageUrl ?? "").slice(mediaPath.length).slice(0, 64);
		const row = await db
			.selectFrom("media_focal_points")
			.select(["focal_x", "focal_y"])
			.where("hash", "=", hash)
			.executeTakeFirst();
		return row && positionOf(focusOfRow(row));
	}

	/** The authors who have a published article, for the sitemap, with the last change of one. */
	async function listAddresses(): Promise<{ slug: string; updatedAt: string; imageUrl: string | null }[]> {
		const rows = await db
			.selectFrom("authors")
			.innerJoin("articles", "articles.author_id", "authors.id")
			.where("articles.published", "=", 1)
			.groupBy(["authors.slug", "authors.image_url"])
			.orderBy("authors.slug")
			.select(["authors.slug", "authors.image_url as imageUrl"])
			.select(({ fn }) => fn.max("articles.updated_at").as("updatedAt"))
			.execute();
		return rows;
	}

	return { findShown, listAddresses };
}
