import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { type Language, languages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import { altMember, type ImageAlts, inAltMembers, type LibraryImage } from "./library-image.ts";
import { imageUrlOf } from "./media.ts";

export type MediaStore = ReturnType<typeof mediaStore>;

/** An image without the articles that show it: those are another feature's to know. */
export type StoredImage = Omit<LibraryImage, "usedIn">;

/**
 * Images as they were stored: one row for each content, so that one backup of the database holds
 * everything.
 */
export function mediaStore(db: Kysely<Tables>, clock: Clock) {
	/** Stores the bytes of an image of `width` x `height` pixels once. @returns its content hash. */
	async function add(image: { bytes: Uint8Array; width: number; height: number }): Promise<string> {
		const hash = createHash("sha256").update(image.bytes).digest("hex");
		await db
			.insertInto("media")
			.values({ hash, ...image, created_at: clock().toISOString() })
			.onConflict((conflict) => conflict.column("hash").doNothing())
			.execute();
		return hash;
	}

	/** The stored bytes with this content hash, if there are any. */
	async function findBytes(hash: string): Promise<Uint8Array | undefined> {
		const row = await db.selectFrom("media").select("bytes").where("hash", "=", hash).executeTakeFirst();
		return row?.bytes;
	}

	/** Whether there is an image with this content hash. */
	async function exists(hash: string): Promise<boolean> {
		const row = await db.selectFrom("media").select("hash").where("hash", "=", hash).executeTakeFirst();
		return row !== undefined;
	}

	/** The content hashes of all images. */
	async function listHashes(): Promise<string[]> {
		const rows = await db.selectFrom("media").select("hash").execute();
		return rows.map(({ hash }) => hash);
	}

	/** Every image, the newest first, without its bytes. */
	async function list(): Promise<StoredImage[]> {
		const rows = await db
			.selectFrom("media")
			.leftJoin("media_texts", "media_texts.hash", "media.hash")
			.select(["media.hash", "width", "height", "created_at as createdAt", "language", "alt"])
			.orderBy("created_at", "desc")
			.orderBy("media.hash")
			.execute();
		return [...Map.groupBy(rows, ({ hash }) => hash)].map(([hash, same]) => {
			const [{ width, height, createdAt }] = same as [(typeof rows)[number]];
			const altIn = (wanted: Language) => same.find(({ language }) => language === wanted)?.alt ?? "";
			return { hash, width, height, createdAt, url: imageUrlOf(hash), ...inAltMembers(altIn) };
		});
	}

	/** Changes what describes an image. @throws ApiError 404. */
	async function describe(hash: string, alts: ImageAlts): Promise<void> {
		const rows = languages
			.map((language) => ({ hash, language, alt: alts[altMember(language)] }))
			.filter(({ alt }) => alt !== "");
		await db.transaction().execute(async (transaction) => {
			// An update of nothing holds the image's row until its texts are written.
			const { numUpdatedRows } = await transaction
				.updateTable("media")
				.set({ hash })
				.where("hash", "=", hash)
				.executeTakeFirst();
			if (numUpdatedRows === 0n) throw notFound();
			await transaction.deleteFrom("media_texts").where("hash", "=", hash).execute();
			if (rows.length > 0) await transaction.insertInto("media_texts").values(rows).execute();
		});
	}

	/** Deletes an image. @throws ApiError 404. */
	async function remove(hash: string): Promise<void> {
		const { numDeletedRows } = await db.deleteFrom("media").where("hash", "=", hash).executeTakeFirst();
		if (numDeletedRows === 0n) throw notFound();
	}

	return { add, findBytes, exists, list, listHashes, describe, remove };
}

function notFound(): ApiError {
	return new ApiError(404, "not-found", "This image does not exist, or has been deleted.");
}
