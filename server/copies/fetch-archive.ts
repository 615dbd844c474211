import type { ObjectStore } from "#platform/storage/object-store.ts";
import { ArchiveError } from "#server/backup/manifest.ts";
import { fileDigest } from "./file-digest.ts";
import { archiveObject, type CopyManifest } from "./layout.ts";

/** Fetches the archive of a copy into a file. @throws ArchiveError where it is not what was stored. */
export async function fetchArchive(
	store: ObjectStore,
	name: string,
	{ sha256 }: CopyManifest["archive"],
	file: string,
): Promise<void> {
	const isThere = await store.readInto(archiveObject(name), file);
	if (!isThere || (await fileDigest(file)) !== sha256) {
		throw new ArchiveError(
			`The archive of the copy ${name} is ${isThere ? "damaged" : "gone"}: restore an earlier one, --until TIME.`,
		);
	}
}
