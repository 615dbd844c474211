import type { ImageFiles } from "#app/features/media/storage/image-files.server.ts";
import type { Log } from "#platform/log/log.ts";
import { StorageError } from "#platform/storage/storage-error.ts";

export type SharedVariants = ReturnType<typeof sharedVariants>;

/** Sizes and formats of images that one machine makes for all, where images are kept outside the database. */
export function sharedVariants(files: ImageFiles, log: Log) {
	/** Finds what another machine has made. Where nobody can look, there is none: it can be made. */
	async function find(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
		try {
			const bytes = await files.findVariant(name);
			return bytes && Buffer.from(bytes);
		} catch (error) {
			return tell(error, "what other machines have made of images cannot be read");
		}
	}

	/** Stores what was made for the others, which nobody waits for. */
	function offer(name: string, bytes: Uint8Array): void {
		files.writeVariant(name, bytes).catch((error: unknown) => tell(error, "a picture was not shared"));
	}

	/** Removes what was made of an image, which nobody waits for. */
	function forget(hash: string): void {
		files
			.removeVariants(hash)
			.catch((error: unknown) => tell(error, "what was made of a deleted image was not removed"));
	}

	/** @throws what is no failure of the place. */
	function tell(error: unknown, what: string): undefined {
		if (!(error instanceof StorageError)) throw error;
		log.warn({ place: files.place, reason: error.message }, what);
	}

	return { find, offer, forget };
}
