import type { ObjectStore } from "#platform/storage/object-store.ts";
import { sha256 } from "#server/backup/row-digest.ts";
import type { StoredImage } from "./layout.ts";

/** Bytes that are fetched for one check, some 5,000 photographs; the next check goes on from there. */
const checkedBytes = 2 * 1024 * 1024 * 1024;

export type ImagesChecked = {
	/** Objects that are no longer what was stored. */
	damaged: StoredImage[];
	count: number;
	/** The key up to which they were fetched. */
	upTo: string;
};

/**
 * Fetches images, going on behind the key `after`, and compares each with the digest in its name.
 * What is inside, the private key alone can tell.
 */
export async function checkImages(
	store: ObjectStore,
	images: readonly StoredImage[],
	after: string,
	maxBytes = checkedBytes,
): Promise<ImagesChecked> {
	const ordered = images.toSorted((one, other) => (one.name < other.name ? -1 : 1));
	const next = ordered.findIndex(({ key }) => key > after);
	const queue = next === -1 ? ordered : [...ordered.slice(next), ...ordered.slice(0, next)];
	const checked: ImagesChecked = { damaged: [], count: 0, upTo: after };
	let remainingBytes = maxBytes;
	for (const image of queue) {
		if (remainingBytes < image.bytes && checked.count > 0) break;
		const bytes = await store.read(image.name);
		if (bytes === undefined || sha256(bytes) !== image.digest) checked.damaged.push(image);
		remainingBytes -= image.bytes;
		checked.count += 1;
		checked.upTo = image.key;
	}
	return checked;
}
