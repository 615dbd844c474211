import { type Kysely, sql } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import { StorageError } from "#platform/storage/storage-error.ts";
import type { ImageFiles } from "./image-files.server.ts";

/** Stored in place of the bytes of an image that is outside the database; no image is 0 bytes long. */
export const keptOutside = new Uint8Array();

/** Images outside the database, and who hears that their place took none. */
export type OutsideImages = { files: ImageFiles; onRefused(error: StorageError): void };

/** Reads and stores the bytes of images, in the database or outside it, as each image's row says. */
export function imageBytes(db: Kysely<Tables>, outside: OutsideImages | undefined) {
	/**
	 * Stores an image's bytes before its row. @returns what the row is to hold: nothing once they are outside,
	 * the bytes where there is no other place, or it takes none.
	 */
	async function place(hash: string, bytes: Uint8Array): Promise<Uint8Array> {
		if (outside === undefined) return bytes;
		try {
			await outside.files.write(hash, bytes);
			return keptOutside;
		} catch (error) {
			if (!(error instanceof StorageError)) throw error;
			outside.onRefused(error);
			return bytes;
		}
	}

	/** Fills the row of an image whose bytes may be lost. */
	async function mend(transaction: Kysely<Tables>, hash: string, bytes: Uint8Array): Promise<void> {
		if (bytes.length === 0) return;
		await transaction.updateTable("media").set({ bytes }).where("hash", "=", hash).where(isOutside).execute();
	}

	/** The bytes of an image; undefined without it, and where they are lost. @throws StorageError. */
	async function findBytes(hash: string): Promise<Uint8Array | undefined> {
		const row = await db.selectFrom("media").select("bytes").where("hash", "=", hash).executeTakeFirst();
		if (row === undefined || row.bytes.length > 0) return row?.bytes;
		return outside?.files.find(hash);
	}

	return { place, mend, findBytes };
}

/** Conditions on a row of `media`; both engines know the length without reading the bytes. */
export const isOutside = sql<boolean>`length(media.bytes) = 0`;
export const isHeld = sql<boolean>`length(media.bytes) > 0`;
