import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ownerOnly } from "#platform/files/owner-only.ts";
import type { ObjectStore } from "#platform/storage/object-store.ts";
import { ArchiveError } from "#server/backup/manifest.ts";
import { sha256 } from "#server/backup/row-digest.ts";
import { decryptBytes, recipientOf } from "./age-bytes.ts";
import { assembleArchive } from "./assemble-archive.ts";
import { fetchArchive } from "./fetch-archive.ts";
import { imageKey, imagesAmong, imagesFolder, listObject, peopleLists, type StoredImage } from "./layout.ts";
import { listCopies, readCopyManifest } from "./listed-copies.ts";

type Parts = {
	/** Opens what is encrypted. */
	identity: string | undefined;
	/** The copy must not be of later; undefined: the newest. */
	until: string | undefined;
	/** Receives the archive, and the lists of people beside it. */
	folder: string;
	onProgress: (what: string, count: number) => void;
};

/** A copy that was fetched, as an archive beside the lists that belong to it. */
export type FetchedCopy = { file: string; writtenAt: string; lostImages: string[] };

/** Fetches a copy and puts it together. @throws ArchiveError where there is none, or another's key. */
export async function fetchCopy(
	store: ObjectStore,
	{ identity, until, folder, onProgress }: Parts,
): Promise<FetchedCopy> {
	if (identity === undefined) {
		throw new ArchiveError("Copies are encrypted: name the file of the identity, --identity FILE.");
	}
	const copies = await listCopies(store);
	const copy = copies.find(({ writtenAt }) => until === undefined || writtenAt <= until);
	if (copy === undefined) {
		const earlier = until === undefined ? "" : ` of ${until} or before`;
		throw new ArchiveError(`There is no whole copy${earlier} in ${store.place}.`);
	}
	const manifest = await readCopyManifest(store, copy.name);
	const archive = join(folder, copy.name);
	await fetchArchive(store, copy.name, manifest.archive, archive);
	const file = join(folder, copy.name.replace(/\.age$/, ""));
	const lostImages = await assembleArchive({
		...{ archive, identity, target: file },
		findFile: await openImages(store, identity),
		onFile: (count) => onProgress("images", count),
	});
	await fetchLists(store, identity, folder);
	return { file, writtenAt: copy.writtenAt, lostImages };
}

/** Fetches the lists of people whom no copy may bring back. One that was never made is missing. */
async function fetchLists(store: ObjectStore, identity: string, folder: string): Promise<void> {
	for (const list of peopleLists) {
		const encrypted = await store.read(listObject(list));
		if (encrypted === undefined) continue;
		await writeFile(join(folder, list), await decryptBytes(encrypted, identity), { mode: ownerOnly.file });
	}
}

/** Returns how the bytes of an image are found, in whichever object that is still whole. */
async function openImages(store: ObjectStore, identity: string) {
	const recipient = await recipientOf(identity);
	const objects = new Map<string, StoredImage[]>();
	for (const image of imagesAmong(await store.list(imagesFolder))) {
		objects.set(image.key, [...(objects.get(image.key) ?? []), image]);
	}
	return async (digest: string): Promise<Buffer | undefined> => {
		for (const { name, digest: stored } of objects.get(imageKey(recipient, digest)) ?? []) {
			const encrypted = await store.read(name);
			if (encrypted === undefined || sha256(encrypted) !== stored) continue;
			const bytes = await decryptBytes(encrypted, identity);
			if (sha256(bytes) === digest) return bytes;
		}
		return undefined;
	};
}
