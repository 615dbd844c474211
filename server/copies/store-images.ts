import type { Kysely } from "kysely";
import type { ImageFiles } from "#app/features/media/storage/image-files.server.ts";
import type { Tables } from "#migrations/tables.ts";
import type { ObjectStore } from "#platform/storage/object-store.ts";
import { sha256 } from "#server/backup/row-digest.ts";
import { encryptBytes } from "./age-bytes.ts";
import { imageKey, imageObject } from "./layout.ts";

/** An image of an archive: the digest under which that names it, and its row. */
export type ImageOfCopy = { sha256: string; row: string };

/**
 * Images were deleted between the archive and their own turn, so that neither is of one moment any more, or
 * cannot be read outside the database.
 */
export class ImageGoneError extends Error {
	readonly hashes: readonly string[];

	constructor(hashes: readonly string[]) {
		super("An image was deleted while a copy was written, or is damaged.");
		this.hashes = hashes;
	}
}

/** Images that are in memory, and on their way, at once. */
const atOnce = 3;

type Source = {
	db: Kysely<Tables>;
	/** The images outside the database. */
	files: ImageFiles | undefined;
};
type Parts = Source & { store: ObjectStore; recipient: string };

/** Stores the images whose keys are not `stored` yet. @throws ImageGoneError @returns how many it stored. */
export async function storeImages(
	images: readonly ImageOfCopy[],
	stored: ReadonlySet<string>,
	{ store, recipient, ...source }: Parts,
): Promise<number> {
	const missing = images.filter((image) => !stored.has(imageKey(recipient, image.sha256)));
	const gone: string[] = [];
	await inTurns(missing, async (image) => {
		const bytes = await readImage(source, image);
		if (bytes === undefined) return void gone.push(image.row);
		const encrypted = await encryptBytes(bytes, recipient);
		const digest = sha256(encrypted);
		const name = imageObject(imageKey(recipient, image.sha256), digest);
		await store.write(name, { bytes: encrypted, sha256: digest });
	});
	if (gone.length > 0) throw new ImageGoneError(gone);
	return missing.length;
}

/** The bytes of an image; undefined once it is gone. */
export async function readImage({ db, files }: Source, image: ImageOfCopy): Promise<Buffer | undefined> {
	const row = await db.selectFrom("media").select("bytes").where("hash", "=", image.row).executeTakeFirst();
	if (row === undefined) return undefined;
	if (sha256(row.bytes) === image.sha256) return Buffer.from(row.bytes);
	return row.bytes.length === 0 ? files?.find(image.row) : undefined;
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
