import type { BackupArchive } from "#app/features/backups/backup.ts";
import type { ObjectStore, StoredObject } from "#platform/storage/object-store.ts";
import { instantOfArchive } from "#server/backup/archive-folder.ts";
import { ArchiveError } from "#server/backup/manifest.ts";
import {
	archiveObject,
	archiveOfManifest,
	type CopyManifest,
	copiesFolder,
	manifestObject,
	unpackManifest,
} from "./layout.ts";

/** Returns the copies that have both an archive and a manifest, newest first. */
export async function listCopies(store: ObjectStore): Promise<BackupArchive[]> {
	return wholeCopies(await store.list(copiesFolder));
}

export function wholeCopies(objects: readonly StoredObject[]): BackupArchive[] {
	const bytesOf = new Map(objects.map(({ name, bytes }) => [name, bytes]));
	const copies = objects.flatMap((object) => {
		const name = archiveOfManifest(object.name);
		const writtenAt = name && instantOfArchive(name);
		const bytes = name && bytesOf.get(archiveObject(name));
		if (!name || !writtenAt || bytes === undefined || bytes === "") return [];
		return [{ name, writtenAt, bytes }];
	});
	return copies.toSorted((one, other) => (one.name < other.name ? 1 : -1));
}

/** Reads what a copy needs. @throws ArchiveError where that is gone or damaged. */
export async function readCopyManifest(store: ObjectStore, archive: string): Promise<CopyManifest> {
	const bytes = await store.read(manifestObject(archive));
	if (bytes === undefined) throw new ArchiveError(`The manifest of the copy ${archive} is gone.`);
	return unpackManifest(bytes, archive);
}
