import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { type ImageHolder, imageWithin, usesOf } from "#app/features/media/image-uses.ts";
import type { ImageUse } from "#app/features/media/library-image.ts";
import type { Tables } from "#migrations/tables.ts";
import { findDeletedHolding } from "#platform/content/deleted-things.ts";
import { waitingTexts } from "./articles.waiting.server.ts";

/** The query on which articles need which images. */
export function articleImages(db: Kysely<Tables>) {
	/**
	 * The articles that need each image, by content hash: those that show it, drafts, text that is not
	 * saved yet, corrections that wait, earlier versions, and what can be restored after its deletion.
	 * With `hash`, those of that image alone.
	 */
	async function listImageUses(hash = ""): Promise<Map<string, ImageUse[]>> {
		const within = imageWithin(hash);
		const queries = [saved, unsaved, waiting, earlier, deleted];
		const holders = await Promise.all(queries.map((query) => query(within)));
		return usesOf(holders.flat());
	}

	async function saved(within: string): Promise<ImageHolder[]> {
		const rows = await db
			.selectFrom("articles")
			.innerJoin("article_texts", "article_id", "id")
			.select(["id", "published", "image_url", "share_picture", "content"])
			.select(titleOf("articles.id"))
			.where(showing(within))
			.execute();
		return rows.map(({ id, title, published, image_url, share_picture, content }) => ({
			id,
			title,
			place: published === 1 ? "website" : "draft",
			text: [image_url, share_picture, content].join("\n"),
		}));
	}

	async function unsaved(within: string): Promise<ImageHolder[]> {
		const rows = await db
			.selectFrom("working_copies")
			.select(["working_copies.article_id as id", "working_copies.draft as text"])
			.select(titleOf("working_copies.article_id"))
			.where("working_copies.kind", "=", "article")
			.where("working_copies.draft", "like", within)
			.execute();
		return rows.map(({ id, title, text }) => ({ id, title, text, place: "copy" }));
	}

	async function waiting(within: string): Promise<ImageHolder[]> {
		const rows = await waitingTexts(db)
			.select(["article_corrections.article_id as id", "input as text"])
			.select(titleOf("article_corrections.article_id"))
			.where("input", "like", within)
			.execute();
		return rows.map((row) => ({ ...row, place: "draft" }));
	}

	async function earlier(within: string): Promise<ImageHolder[]> {
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

	async function deleted(within: string): Promise<ImageHolder[]> {
		const rows = await findDeletedHolding(db, "article", within);
		return rows.map((row) => ({ ...row, place: "deleted" }));
	}

	return { listImageUses };
}

/** The articles that hold an image now: as their own, for shared links, or in a text. */
export function showing(within: string) {
	return ({ or, eb }: ExpressionBuilder<Tables, "articles" | "article_texts">) =>
		or([eb("image_url", "like", within), eb("share_picture", "like", within), eb("content", "like", within)]);
}

/** An article's title in its leading language; blank without an article. */
function titleOf(id: string) {
	return sql<string>`coalesce((
		select title from article_texts where article_texts.article_id = ${sql.ref(id)} and leads = 1
	), '')`.as("title");
}
