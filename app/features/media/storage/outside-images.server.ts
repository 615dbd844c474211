import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { isHeld, isOutside } from "./image-bytes.server.ts";
import type { ImageFiles } from "./image-files.server.ts";

/** The age of the oldest backup, which may name an image that it does not hold. */
const oldestBackupMonths = 13;

/** The places of the images of the library. */
export type ImagesAt = { inDatabase: number; outside: number; lost: string[] };

/** Counts the images in the database and outside it, and lists those of the latter that are lost. @throws StorageError. */
export async function locateImages(db: Kysely<Tables>, files: ImageFiles | undefined): Promise<ImagesAt> {
	const outside = await db.selectFrom("media").select("hash").where(isOutside).orderBy("hash").execute();
	const { inDatabase } = await db
		.selectFrom("media")
		.select(({ fn }) => fn.countAll<number>().as("inDatabase"))
		.where(isHeld)
		.executeTakeFirstOrThrow();
	// Listed after the rows, since a file is written before its row.
	const there = outside.length === 0 ? undefined : await files?.list();
	const lost = outside.map(({ hash }) => hash).filter((hash) => there?.has(hash) !== true);
	return { inDatabase: Number(inDatabase), outside: outside.length, lost };
}

/**
 * Removes the files of images that nothing has needed for as long as a backup may name them. One that is needed
 * again, by an undo or a restored backup, is so from the beginning. @returns how many it removed. @throws StorageError.
 */
export async function removeUnneeded(db: Kysely<Tables>, files: ImageFiles, clock: Clock): Promise<number> {
	const there = await files.listFiles();
	const marks = await files.listRemoved();
	const needed = await listNeeded(db);
	const before = clock();
	before.setUTCMonth(before.getUTCMonth() - oldestBackupMonths);
	let removed = 0;
	for (const hash of new Set([...there.keys(), ...marks.keys()])) {
		const since = marks.get(hash);
		if (needed.has(hash) || !there.has(hash)) {
			if (since !== undefined) await files.unmark(hash);
		} else if (since === undefined) await files.markRemoved(hash);
		else if (since < before && !(await listNeeded(db, hash)).has(hash)) {
			await files.remove(hash);
			removed += 1;
		}
	}
	return removed;
}

/** The images, or one of them, whose files the library or an undo needs. */
async function listNeeded(db: Kysely<Tables>, hash?: string): Promise<Set<string>> {
	const shown = db.selectFrom("media").select("hash").where(isOutside);
	const deleted = db.selectFrom("deleted_things").select("id as hash").where("kind", "=", "image");
	const rows = await Promise.all([
		(hash === undefined ? shown : shown.where("hash", "=", hash)).execute(),
		(hash === undefined ? deleted : deleted.where("id", "=", hash)).execute(),
	]);
	return new Set(rows.flat().map((row) => row.hash));
}
