import type { Kysely } from "kysely";
import { languages } from "#app/site/site-config.ts";
import type {
	MediaFocalPointsTable,
	MediaNamesTable,
	MediaTable,
	MediaTextsTable,
} from "#migrations/media-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { dropDeleted, findDeleted, forgetDeleted, keepDeleted } from "#platform/content/deleted-things.ts";
import { holdImage } from "./media.row.server.ts";

/** What is kept of a deleted image: all of it, for its address serves nothing meanwhile. */
type KeptImage = {
	image: Omit<MediaTable, "bytes"> & { base64: string };
	texts: MediaTextsTable[];
	focalPoints: MediaFocalPointsTable[];
	names: MediaNamesTable[];
};

/** Deleting images, and putting back what was deleted. */
export function deletedImages(db: Kysely<Tables>, clock: Clock) {
	/** Deletes an image, and keeps it with all that is known of it for a while. @throws ApiError 404. */
	async function remove(hash: string): Promise<void> {
		const now = clock();
		await db.transaction().execute(async (transaction) => {
			await holdImage(transaction, hash);
			const { bytes, ...image } = await transaction
				.selectFrom("media")
				.selectAll()
				.where("hash", "=", hash)
				.executeTakeFirstOrThrow();
			const texts = await transaction
				.selectFrom("media_texts")
				.selectAll()
				.where("hash", "=", hash)
				.execute();
			const focalPoints = await transaction
				.selectFrom("media_focal_points")
				.selectAll()
				.where("hash", "=", hash)
				.execute();
			const names = await transaction
				.selectFrom("media_names")
				.selectAll()
				.where("hash", "=", hash)
				.execute();
			await transaction.deleteFrom("media").where("hash", "=", hash).execute();
			// The same picture, deleted before and uploaded again since.
			await dropDeleted(transaction, "image", hash);
			const base64 = Buffer.from(bytes).toString("base64");
			const content: KeptImage = { image: { ...image, base64 }, texts, focalPoints, names };
			await keepDeleted(transaction, { kind: "image", id: hash, title: titleOf(texts, names), content, now });
		});
	}

	/**
	 * Puts a deleted image back. One that was uploaded again meanwhile stays as it is. @throws ApiError
	 * 404.
	 */
	async function restore(hash: string): Promise<void> {
		await db.transaction().execute(async (transaction) => {
			const { image, texts, focalPoints, names } = await findDeleted<KeptImage>(transaction, "image", hash);
			await forgetDeleted(transaction, "image", hash);
			const { base64, ...row } = image;
			const { numInsertedOrUpdatedRows } = await transaction
				.insertInto("media")
				.values({ ...row, bytes: Buffer.from(base64, "base64") })
				.onConflict((conflict) => conflict.column("hash").doNothing())
				.executeTakeFirst();
			if (numInsertedOrUpdatedRows === 0n) return;
			if (texts.length > 0) await transaction.insertInto("media_texts").values(texts).execute();
			if (focalPoints.length > 0) {
				await transaction.insertInto("media_focal_points").values(focalPoints).execute();
			}
			if (names.length > 0) await transaction.insertInto("media_names").values(names).execute();
		});
	}

	return { remove, restore };
}

/**
 * What an image is called in the list of deleted things: its name, or its words in the first
 * language with some.
 */
function titleOf(texts: readonly MediaTextsTable[], names: readonly MediaNamesTable[]): string {
	const written = languages.flatMap((wanted) => texts.filter(({ language }) => language === wanted));
	return names[0]?.name ?? written[0]?.alt ?? "";
}
