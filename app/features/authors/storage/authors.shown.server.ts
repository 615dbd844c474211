import type { Kysely } from "kysely";
import { textOrOther } from "#app/content/localized.ts";
import { focusOfRow, positionOf } from "#app/features/media/focal-point.ts";
import { mediaPath } from "#app/features/media/media.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { listSlugs, loadAuthor } from "./authors.row.server.ts";

/** An author as visitors see them. */
export type ShownAuthor = {
	id: string;
	slug: string;
	name: string;
	words: string;
	wordsLanguage: Language;
	imageUrl: string | null;
	/** The centre of crops of the portrait, as CSS `object-position`; undefined for the middle. */
	position: string | undefined;
};

/** The result of an address: an author, the present slug, or nothing. */
type FoundAuthor = { author: ShownAuthor } | { movedTo: string } | undefined;

/** Finds the authors whom visitors see: those with a published article. */
export function shownAuthors(db: Kysely<Tables>) {
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

	/** Returns the centre of a portrait's crops, unless that is the middle. */
	async function positionIn(imageUrl: string | null): Promise<string | undefined> {
		const hash = (imageUrl ?? "").slice(mediaPath.length).slice(0, 64);
		const row = await db
			.selectFrom("media_focal_points")
			.select(["focal_x", "focal_y"])
			.where("hash", "=", hash)
			.executeTakeFirst();
		return row && positionOf(focusOfRow(row));
	}

	/** Lists authors with a published article, and its last change, for the sitemap. */
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
