import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import type { ObjectStore } from "#platform/storage/object-store.ts";
import { sha256 } from "#server/backup/row-digest.ts";
import { encryptBytes } from "./age-bytes.ts";
import { imageKey, imageObject } from "./layout.ts";

/** An image of an archive: the digest under which that names it, and its row. */
export type ImageOfCopy = { sha256: string; row: string };

/** An image was deleted between the archive and its own turn: neither is of one moment any more. */
export class ImageGoneError extends Error {}

/** So many are in memory, and on their way, at once. */
const atOnce = 3;

type Parts = { db: Kysely<Tables>; store: ObjectStore; recipient: string };

/** Stores the images whose keys are not `stored` yet. @throws ImageGoneError @returns how many it stored. */
export async function storeImages(
	images: readonly ImageOfCopy[],
	stored: ReadonlySet<string>,
	{ db, store, recipient }: Parts,
): Promise<number> {
	const missing = images.filter((image) => !stored.has(imageKey(recipient, image.sha256)));
	await inTurns(missing, async (image) => {
		const bytes = await readImage(db, image);
		if (bytes === undefined) throw new ImageGoneError("An image was deleted while a copy was written.");
		const encrypted = await encryptBytes(bytes, recipient);
		const digest = sha256(encrypted);
		const name = imageObject(imageKey(recipient, image.sha256), digest);
		await store.write(name, { bytes: encrypted, sha256: digest });
	});
	return missing.length;
}

/** The bytes of an image; undefined once it is gone. */
export async function readImage(db: Kysely<Tables>, image: ImageOfCopy): Promise<Buffer | undefined> {
	const row = await db.selectFrom("media").select("bytes").where("hash", "=", image.row).executeTakeFirst();
	return row !== undefined && sha256(row.bytes) === image.sha256 ? Buffer.from(row.bytes) : undefined;
}

/** Works on some at once; settles when none is under way. @throws the first failure. */
async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
	const queue = items.values();
	const failures: unknown[] = [];
	async function turns(): Promise<void> {
		for (const item of queue) {
			if (failures.length > 0) return;
			await work(item).catch((error: unknown) => failures.push(error));
		}
	}
	await Promise.all(Array.from({ length: atOnce }, turns));
	if (failures.length > 0) throw failures[0];
}
