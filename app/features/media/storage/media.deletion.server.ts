import type { Kysely } from "kysely";
import { deletions } from "#app/content/storage/deletion.server.ts";
import { languages } from "#app/site/site-config.ts";
import type {
	MediaFocalPointsTable,
	MediaNamesTable,
	MediaTable,
	MediaTextsTable,
} from "#migrations/media-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { holdImage } from "./media.row.server.ts";

/** A deleted image as it is kept: all of it, for its address serves nothing meanwhile. */
type KeptImage = {
	image: Omit<MediaTable, "bytes"> & { base64: string };
	texts: MediaTextsTable[];
	focalPoints: MediaFocalPointsTable[];
	names: MediaNamesTable[];
};

/** Deleting images, and putting them back. One that was uploaded again meanwhile stays as it is. */
export function deletedImages(db: Kysely<Tables>, clock: Clock) {
	return deletions<KeptImage, void>(db, clock, {
		row: { kind: "image", table: "media", key: "hash" },
		hold: holdImage,
		read: readKept,
		restore:
			async (_hash, { image, texts, focalPoints, names }) =>
			async (transaction) => {
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
			},
	});
}

async function readKept(db: Kysely<Tables>, hash: string): Promise<{ title: string; content: KeptImage }> {
	const { bytes, ...image } = await db
		.selectFrom("media")
		.selectAll()
		.where("hash", "=", hash)
		.executeTakeFirstOrThrow();
	const texts = await db.selectFrom("media_texts").selectAll().where("hash", "=", hash).execute();
	const focalPoints = await db
		.selectFrom("media_focal_points")
		.selectAll()
		.where("hash", "=", hash)
		.execute();
	const names = await db.selectFrom("media_names").selectAll().where("hash", "=", hash).execute();
	const base64 = Buffer.from(bytes).toString("base64");
	return {
		title: titleOf(texts, names),
		content: { image: { ...image, base64 }, texts, focalPoints, names },
	};
}

/**
 * Returns the title of an image in the list of deleted things: its name, or its words in the first
 * language with some.
 */
function titleOf(texts: readonly MediaTextsTable[], names: readonly MediaNamesTable[]): string {
	const written = languages.flatMap((wanted) => texts.filter(({ language }) => language === wanted));
	return names[0]?.name ?? written[0]?.alt ?? "";
}
