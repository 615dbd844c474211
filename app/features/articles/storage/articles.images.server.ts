import type { Kysely } from "kysely";
import { type ImageUse, imagePlaces } from "#app/features/media/library-image.ts";
import type { Tables } from "#migrations/tables.ts";

/** A text that holds images somewhere. */
type Holder = ImageUse & { text: string };

const address = /\/media\/([0-9a-f]{64})-/g;

/** The query on which articles need which images. */
export function articleImages(db: Kysely<Tables>) {
	/**
	 * The articles that need each image, by content hash: those that show it, drafts, text that is not saved yet, and
	 * earlier versions. An article stands once for each image, at its first place. With `hash`, of that image alone.
	 */
	async function listImageUses(hash = ""): Promise<Map<string, ImageUse[]>> {
		const within = `%/media/${hash}%`;
		const holders = await Promise.all([saved(within), unsaved(within), earlier(within)]);
		const uses = new Map<string, ImageUse[]>();
		for (const { text, ...use } of holders.flat().toSorted(byPlaceAndTitle)) {
			for (const [, found = ""] of text.matchAll(address)) {
				const known = uses.get(found) ?? [];
				if (!known.some(({ id }) => id === use.id)) uses.set(found, [...known, use]);
			}
		}
		return uses;
	}

	async function saved(within: string): Promise<Holder[]> {
		const rows = await db
			.selectFrom("articles")
			.select(["id", "title", "published", "image_url", "content", "content_fr"])
			.where((where) =>
				where.or([
					where("image_url", "like", within),
					where("content", "like", within),
					where("content_fr", "like", within),
				]),
			)
			.execute();
		return rows.map(({ id, title, published, image_url, content, content_fr }) => ({
			id,
			title,
			place: published === 1 ? "website" : "draft",
			text: [image_url, content, content_fr].join("\n"),
		}));
	}

	async function unsaved(within: string): Promise<Holder[]> {
		const rows = await db
			.selectFrom("working_copies")
			.leftJoin("articles", "articles.id", "working_copies.article_id")
			.select(["working_copies.article_id as id", "articles.title", "working_copies.draft as text"])
			.where("working_copies.draft", "like", within)
			.execute();
		return rows.map(({ id, title, text }) => ({ id, title: title ?? "", place: "copy", text }));
	}

	async function earlier(within: string): Promise<Holder[]> {
		const rows = await db
			.selectFrom("article_versions")
			.innerJoin("articles", "articles.id", "article_versions.article_id")
			.select(["articles.id", "articles.title", "article_versions.input as text"])
			.where("article_versions.input", "like", within)
			.whereRef("article_versions.version", "<", "articles.version")
			.execute();
		return rows.map((row) => ({ ...row, place: "version" }));
	}

	return { listImageUses };
}

function byPlaceAndTitle(one: ImageUse, other: ImageUse): number {
	const places = imagePlaces.indexOf(one.place) - imagePlaces.indexOf(other.place);
	return places || one.title.localeCompare(other.title);
}
