import type { Kysely } from "kysely";
import { storedTitle } from "#app/content/storage/stored-title.server.ts";
import { type ImageHolder, imageWithin, usesOf } from "#app/features/media/image-uses.ts";
import type { ImageUse } from "#app/features/media/library-image.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { findDeletedHolding } from "#platform/content/deleted-things.ts";

/** The query on which pages of the owner's need which images. */
export function pageImages(db: Kysely<Tables>) {
	/**
	 * The pages that need each image, by content hash: in what is saved, in what is typed and not saved
	 * yet, or as they were deleted. With `hash`, those of that image alone.
	 */
	async function listImageUses(hash = "", language?: Language): Promise<Map<string, ImageUse[]>> {
		const within = imageWithin(hash);
		const holders = await Promise.all([saved(within, language), unsaved(within, language), deleted(within)]);
		return usesOf(holders.flat());
	}

	async function saved(within: string, language?: Language): Promise<ImageHolder[]> {
		const rows = await db
			.selectFrom("page_texts")
			.select(["page_id as id", "content as text"])
			.select(titleOf("page_texts.page_id", language))
			.where("content", "like", within)
			.execute();
		return rows.map((row) => ({ ...row, place: "page" }));
	}

	async function unsaved(within: string, language?: Language): Promise<ImageHolder[]> {
		const rows = await db
			.selectFrom("working_copies")
			.select(["working_copies.page_id as id", "draft as text"])
			.select(titleOf("working_copies.page_id", language))
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

/** A page's title in a language, or in one that it is written in; blank without any. */
const titleOf = (id: string, language?: Language) =>
	storedTitle({ table: "page_texts", owner: "page_id", title: "title" }, id, language).as("title");
