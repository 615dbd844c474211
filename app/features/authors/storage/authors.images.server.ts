import type { Kysely } from "kysely";
import { type ImageHolder, imageWithin, type ReplaceImage, usesOf } from "#app/features/media/image-uses.ts";
import type { ImageUse } from "#app/features/media/library-image.ts";
import type { Tables } from "#migrations/tables.ts";
import { findDeletedHolding } from "#platform/content/deleted-things.ts";
import { holdTable } from "#platform/database/hold-table.ts";

/** Which authors are shown in which images, and how another image takes the place of one. */
export function authorImages(db: Kysely<Tables>) {
	/** The authors whose portrait each image is, deleted ones too, by content hash; with `hash`, of that image. */
	async function listImageUses(hash = ""): Promise<Map<string, ImageUse[]>> {
		const rows = await db
			.selectFrom("authors")
			.select(["id", "name as title", "image_url"])
			.where("image_url", "like", imageWithin(hash))
			.execute();
		const deleted = await findDeletedHolding(db, "author", imageWithin(hash));
		return usesOf([
			...rows.map(
				({ id, title, image_url }): ImageHolder => ({ id, title, place: "author", text: image_url ?? "" }),
			),
			...deleted.map((row): ImageHolder => ({ ...row, place: "authorDeleted" })),
		]);
	}

	/** Puts one image in place of another in every portrait. */
	const replaceImage: ReplaceImage = ({ from, to }, commit) =>
		commit(async (transaction) => {
			await holdTable(transaction, "authors");
			const shown = await transaction
				.selectFrom("authors")
				.select(["id", "image_url"])
				.where("image_url", "like", imageWithin(from))
				.execute();
			for (const { id, image_url } of shown) {
				await transaction
					.updateTable("authors")
					.set(({ eb }) => ({
						image_url: (image_url ?? "").replaceAll(from, to),
						version: eb("version", "+", 1),
					}))
					.where("id", "=", id)
					.execute();
			}
			return shown.length;
		});

	return { listImageUses, replaceImage };
}
