import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import { sha256 } from "./row-digest.ts";

/** The stored images whose bytes are no longer those that were uploaded, by their hash. */
export async function damagedImages(db: Kysely<Tables>): Promise<string[]> {
	const damaged: string[] = [];
	for (const { hash } of await db.selectFrom("media").select("hash").orderBy("hash").execute()) {
		// One at a time: all of them would not fit into memory.
		const image = await db.selectFrom("media").select("bytes").where("hash", "=", hash).executeTakeFirst();
		if (image !== undefined && sha256(image.bytes) !== hash) damaged.push(hash);
	}
	return damaged;
}

/** Returns a sentence on damaged images, with what to do about them. */
export function damagedImagesLine(hashes: readonly string[]): string {
	const count = hashes.length === 1 ? "One stored image is" : `${hashes.length} stored images are`;
	return `${count} damaged (${hashes.join(", ")}): look for a sound copy in an older backup, or replace them in the content area.`;
}
