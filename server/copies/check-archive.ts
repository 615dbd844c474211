import { join } from "node:path";
import type { ImageFiles } from "#app/features/media/storage/image-files.server.ts";
import type { Database } from "#platform/database/database.ts";
import type { ObjectStore } from "#platform/storage/object-store.ts";
import { StorageError } from "#platform/storage/storage-error.ts";
import { checkRestore } from "#server/backup/command.ts";
import type { PageReader } from "#server/backup/manifest.ts";
import { assembleArchive } from "./assemble-archive.ts";
import { fetchArchive } from "./fetch-archive.ts";
import type { CopyManifest } from "./layout.ts";
import { type ImageOfCopy, readImage } from "./store-images.ts";

type Parts = {
	store: ObjectStore;
	name: string;
	archive: CopyManifest["archive"];
	images: readonly ImageOfCopy[];
	/** Has the images, which the key of this process does not open. */
	database: Database;
	files: ImageFiles | undefined;
	folder: string;
	pages: PageReader | undefined;
};

/**
 * Fetches the archive of a copy again, restores it beside the site with the site's own images, and
 * compares rows and pages. @returns why it cannot be restored, in one line; null where it can.
 */
export async function faultOfArchive(
	{ store, name, archive, images, database, files, folder, pages }: Parts,
	identity: string,
): Promise<string | null> {
	const rows = new Map(images.map((image) => [image.sha256, image]));
	const fetched = join(folder, `fetched-${name}`);
	const target = join(folder, "whole.tar.gz");
	try {
		await fetchArchive(store, name, archive, fetched);
		await assembleArchive({
			...{ archive: fetched, identity, target },
			findFile: async (sha256) => {
				const image = rows.get(sha256);
				return image && readImage({ db: database.db, files }, image);
			},
		});
		await checkRestore(target, { pages });
		return null;
	} catch (error) {
		if (error instanceof StorageError) throw error;
		return String(error);
	}
}
