import type { Kysely } from "kysely";
import { openImageFiles } from "#app/features/media/storage/image-files.server.ts";
import type { Tables } from "#migrations/tables.ts";
import { StorageError } from "#platform/storage/storage-error.ts";
import type { StoragePlace } from "#platform/storage-place.ts";
import { sha256 } from "./row-digest.ts";

/** The images outside the database. */
type OutsideSeen = {
	/** Their sizes, by hash; undefined where nobody could look. */
	sizes: Map<string, number> | undefined;
	/** Why nobody could look, in one line; undefined where their place answered, or there is none. */
	imagesAway: string | undefined;
};

/** Images whose hashes are in memory at once. */
const listedAtOnce = 1_000;

/** Looks which images are outside the database. Without a place, none are. */
export async function lookOutside(place: StoragePlace | undefined): Promise<OutsideSeen> {
	try {
		return { sizes: (await openImageFiles(place)?.list()) ?? new Map(), imagesAway: undefined };
	} catch (error) {
		if (!(error instanceof StorageError)) throw error;
		return { sizes: undefined, imagesAway: `The images outside the database: ${error.message}` };
	}
}

/**
 * The stored images whose bytes are no longer those that were uploaded, or missing `outside` the database,
 * by their hash. Where nobody could look outside, none is told as missing.
 */
export async function damagedImages(
	db: Kysely<Tables>,
	outside: ReadonlyMap<string, number> | undefined,
): Promise<string[]> {
	const damaged: string[] = [];
	let last = "";
	for (;;) {
		const known = db.selectFrom("media").select("hash").where("hash", ">", last).orderBy("hash");
		const hashes = (await known.limit(listedAtOnce).execute()).map(({ hash }) => hash);
		for (const hash of hashes) {
			// One at a time: all of them would not fit into memory.
			const image = await db.selectFrom("media").select("bytes").where("hash", "=", hash).executeTakeFirst();
			if (image !== undefined && !isSound(hash, image.bytes, outside)) damaged.push(hash);
		}
		const next = hashes.at(-1);
		if (next === undefined) return damaged;
		last = next;
	}
}

function isSound(hash: string, bytes: Uint8Array, outside: ReadonlyMap<string, number> | undefined): boolean {
	return bytes.length === 0 ? outside === undefined || outside.has(hash) : sha256(bytes) === hash;
}

/** Hashes that one line names. */
const named = 20;

/** Returns a sentence on damaged images, with what to do about them. */
export function damagedImagesLine(hashes: readonly string[]): string {
	const count = hashes.length === 1 ? "One stored image is" : `${hashes.length} stored images are`;
	const more = hashes.length > named ? ` and ${hashes.length - named} more` : "";
	return `${count} damaged or missing (${hashes.slice(0, named).join(", ")}${more}): look for a sound copy in an older backup or a copy elsewhere, or replace them in the content area.`;
}

/** Returns a sentence on images that an archive names and does not hold, where their place is unknown. */
export const namedOnlyLine = (count: number): string =>
	`${count} images are not in the archive, which names them: MEDIA_URL must say where they are.`;
