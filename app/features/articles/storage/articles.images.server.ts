import { type Kysely, sql } from "kysely";
import { type ImageUse, imagePlaces } from "#app/features/media/library-image.ts";
import type { Tables } from "#migrations/tables.ts";

/** A text that holds images somewhere. */
type Holder = ImageUse & { text: string };

const address = /\/media\/([0-9a-f]{64})-/g;

/** The query on which articles need which images. */
export function articleImages(db: Kysely<Tables>) {
	/**
	 * The articles that need each image, by content hash: those that show it, drafts, text that is not
	 * saved yet, earlier versions, and what can be restored after its deletion. An article stands once for each image, at its first place. With
	 * `hash`, of that image alone.
	 */
	async function listImageUses(hash = ""): Promise<Map<string, ImageUse[]>> {
		const within = `%/media/${hash}%`;
		const holders = await Promise.all([saved(within), unsaved(within), earlier(within), deleted(within)]);
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
			.innerJoin("article_texts", "article_id", "id")
			.select(["id", "published", "image_url", "content"])
			.select(titleOf("articles.id"))
			.where((where) => where.or([where("image_url", "like", within), where("content", "like", within)]))
			.execute();
		return rows.map(({ id, title, published, image_url, content }) => ({
			id,
			title,
			place: published === 1 ? "website" : "draft",
			text: [image_url, content].join("\n"),
		}));
	}

	async function unsaved(within: string): Promise<Holder[]> {
		const rows = await db
			.selectFrom("working_copies")
			.select(["working_copies.article_id as id", "working_copies.draft as text"])
			.select(titleOf("working_copies.article_id"))
			.where("working_copies.draft", "like", within)
			.execute();
		return rows.map(({ id, title, text }) => ({ id, title, text, place: "copy" }));
	}

	async function earlier(within: string): Promise<Holder[]> {
		const rows = await db
			.selectFrom("article_versions")
			.innerJoin("articles", "articles.id", "article_versions.article_id")
			.select(["articles.id", "article_versions.input as text"])
			.select(titleOf("articles.id"))
			.where("article_versions.input", "like", within)
			.whereRef("article_versions.version", "<", "articles.version")
			.execute();
		return rows.map((row) => ({ ...row, place: "version" }));
	}

	async function deleted(within: string): Promise<Holder[]> {
		const rows = await db
			.selectFrom("deleted_things")
			.select(["id", "title", "content as text"])
			.where("kind", "=", "article")
			.where("content", "like", within)
			.execute();
		return rows.map((row) => ({ ...row, place: "deleted" }));
	}

	return { listImageUses };
}

/** An article's title in its leading language; blank without an article. */
function titleOf(id: string) {
	return sql<string>`coalesce((
		select title from article_texts where article_texts.article_id = ${sql.ref(id)} and leads = 1
	), '')`.as("title");
}

function byPlaceAndTitle(one: ImageUse, other: ImageUse): number {
	const places = imagePlaces.indexOf(one.place) - imagePlaces.indexOf(other.place);
	return places || one.title.localeCompare(other.title);
}
