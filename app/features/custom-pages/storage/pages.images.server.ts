import { type Kysely, sql } from "kysely";
import { type ImageHolder, imageWithin, usesOf } from "#app/features/media/image-uses.ts";
import type { ImageUse } from "#app/features/media/library-image.ts";
import type { Tables } from "#migrations/tables.ts";
import { findDeletedHolding } from "#platform/content/deleted-things.ts";

/** The query on which pages of the owner's need which images. */
export function pageImages(db: Kysely<Tables>) {
	/**
	 * The pages that need each image, by content hash: in what is saved, in what is typed and not saved
	 * yet, or as they were deleted. With `hash`, those of that image alone.
	 */
	async function listImageUses(hash = ""): Promise<Map<string, ImageUse[]>> {
		const within = imageWithin(hash);
		const holders = await Promise.all([saved(within), unsaved(within), deleted(within)]);
		return usesOf(holders.flat());
	}

	async function saved(within: string): Promise<ImageHolder[]> {
		const rows = await db
			.selectFrom("page_texts")
			.select(["page_id as id", "content as text"])
			.select(titleOf("page_texts.page_id"))
			.where("content", "like", within)
			.execute();
		return rows.map((row) => ({ ...row, place: "page" }));
	}

	async function unsaved(within: string): Promise<ImageHolder[]> {
		const rows = await db
			.selectFrom("working_copies")
			.select(["working_copies.page_id as id", "draft as text"])
			.select(titleOf("working_copies.page_id"))
			.where("kind", "=", "page")
			.where("draft", "like", within)
			.execute();
		return rows.map((row) => ({ ...row, place: "pageCopy" }));
	}

	async function deleted(within: string): Promise<ImageHolder[]> {
		const rows = await findDeletedHolding(db, "page", within);
		return rows.map((row) => ({ ...row, place: "pageDeleted" }));
	}

	return { listImageUses };
}

/** A page's first title that is written; blank without one. */
function titleOf(id: string) {
	return sql<string>`coalesce((
		select title from page_texts as titled
		where titled.page_id = ${sql.ref(id)} and title <> ''
		order by language limit 1
	), '')`.as("title");
}
