import type { ObjectStore, StoredObject } from "#platform/storage/object-store.ts";
import { archivesToRemove } from "#server/backup/archive-folder.ts";
import { archiveObject, copiesFolder, imagesAmong, imagesFolder, manifestObject } from "./layout.ts";
import { listCopies, readCopyManifest, wholeCopies } from "./listed-copies.ts";

/** No copy takes as long: what is younger may be needed by one that another process writes. */
const inFlightMs = 48 * 60 * 60 * 1000;

/** Removes copies that are not retained, then halves and images that no copy needs. */
export async function pruneCopies(store: ObjectStore, now: Date): Promise<void> {
	for (const { name } of archivesToRemove(await listCopies(store), now)) {
		// First what makes it count as whole.
		await store.remove(manifestObject(name));
		await store.remove(archiveObject(name));
	}
	const isOld = ({ changedAt }: StoredObject) => now.getTime() - changedAt.getTime() > inFlightMs;
	await removeHalves(store, isOld);
	await removeImages(store, isOld);
}

type IsOld = (object: StoredObject) => boolean;

async function removeHalves(store: ObjectStore, isOld: IsOld): Promise<void> {
	const objects = await store.list(copiesFolder);
	const whole = new Set(
		wholeCopies(objects).flatMap(({ name }) => [archiveObject(name), manifestObject(name)]),
	);
	for (const object of objects) {
		if (!whole.has(object.name) && isOld(object)) await store.remove(object.name);
	}
}

/** @throws ArchiveError, with no image removed, where it cannot be told what a copy needs. */
async function removeImages(store: ObjectStore, isOld: IsOld): Promise<void> {
	const old = imagesAmong(await store.list(imagesFolder)).filter(isOld);
	if (old.length === 0) return;
	const needed = new Set<string>();
	for (const { name } of await listCopies(store)) {
		for (const key of (await readCopyManifest(store, name)).images) needed.add(key);
	}
	for (const { key, name } of old) if (!needed.has(key)) await store.remove(name);
}
