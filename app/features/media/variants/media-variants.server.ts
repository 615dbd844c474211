import {
	type MediaFormat,
	type MediaVariant,
	mediaFormats,
	mediaPath,
	mediaWidths,
	variantName,
	variantNamesOf,
} from "#app/features/media/media.ts";
import type { MediaStore } from "#app/features/media/storage/media.store.server.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { isBusy, type Priority, type WorkQueue } from "#platform/concurrency/work-queue.ts";
import type { FileCache } from "#platform/files/file-cache.ts";
import { loadSharp } from "#platform/sharp.ts";
import { StorageError } from "#platform/storage/storage-error.ts";
import type { SharedVariants } from "./shared-variants.server.ts";

type Bytes = Buffer<ArrayBuffer>;

/** A variant of an image; not `isExact` if another size or format stands in for the requested one. */
export type FoundVariant = { bytes: Bytes; format: MediaFormat; isExact: boolean };

/** Stands for an image whose bytes cannot be had: of its size, so that the page around it is as ever. */
export type Placeholder = { svg: string; isLost: boolean };

export type MediaVariants = ReturnType<typeof mediaVariants>;

type Parts = {
	media: Pick<MediaStore, "findSize" | "findBytes">;
	files: FileCache;
	queue: WorkQueue;
	/** The sizes and formats that all machines share, where images are outside the database. */
	shared?: SharedVariants | undefined;
};

/** Sizes and formats of stored images: made ahead or when first requested, and cached in files. */
export function mediaVariants({ media, files, queue, shared }: Parts) {
	/**
	 * Returns a variant; another cached one if the queue is full or the image's bytes cannot be had, or else a
	 * placeholder for these; undefined without the image.
	 * @throws ApiError 503 if the queue is full and no variant is cached.
	 */
	async function find(variant: MediaVariant): Promise<FoundVariant | Placeholder | undefined> {
		try {
			const bytes = await make(variant, "visitor");
			return bytes && { bytes, format: variant.format, isExact: true };
		} catch (error) {
			const isUnread = error instanceof LostImageError || error instanceof StorageError;
			if (!isBusy(error) && !isUnread) throw error;
			const standIn = await findStandIn(variant);
			if (standIn !== undefined) return standIn;
			const size = isUnread ? await media.findSize(variant.hash) : undefined;
			if (size === undefined) throw error;
			return { svg: placeholderOf(size), isLost: error instanceof LostImageError };
		}
	}

	/**
	 * Returns a variant from the cache or the queue; undefined if there is no such image.
	 * @throws LostImageError where nothing of it is left; StorageError where its place does not answer.
	 */
	async function make(variant: MediaVariant, priority: Priority): Promise<Bytes | undefined> {
		const name = variantName(variant);
		const stored = await files.find(name);
		if (stored !== undefined) return stored;
		// Checked first, so that an invented name takes no place in the queue.
		if ((await media.findSize(variant.hash)) === undefined) return undefined;
		return files.findOrMake(name, async () => {
			const found = await shared?.find(name);
			if (found !== undefined) return found;
			const made = await queue.run(priority, () => encode(variant));
			shared?.offer(name, made);
			return made;
		});
	}

	async function encode(variant: MediaVariant): Promise<Bytes> {
		const original = await media.findBytes(variant.hash);
		if (original !== undefined) return encodeVariant(original, variant);
		if ((await media.findSize(variant.hash)) !== undefined) throw new LostImageError(variant.hash);
		throw new ApiError(404, "not-found", "This image has been deleted.");
	}

	/** Finds the cached variant of the nearest width. A browser that requests WebP may not know AVIF. */
	async function findStandIn({ hash, width, format }: MediaVariant): Promise<FoundVariant | undefined> {
		const formats = format === "avif" ? mediaFormats : [format];
		const nearest = mediaWidths.toSorted((one, other) => Math.abs(one - width) - Math.abs(other - width));
		for (const candidate of nearest) {
			for (const stored of formats) {
				const bytes = await files.find(variantName({ hash, width: candidate, format: stored }));
				if (bytes !== undefined) return { bytes, format: stored, isExact: false };
			}
		}
		return undefined;
	}

	async function forget(hash: string): Promise<void> {
		await files.remove(variantNamesOf(hash));
		shared?.forget(hash);
	}

	/** Returns whether the picture at a path is cached, so that it waits in no queue. */
	function isStored(path: string): boolean {
		return files.has(path.slice(mediaPath.length));
	}

	return { find, make, forget, isStored };
}

/** Thrown for an image of the library whose bytes are missing everywhere. */
export class LostImageError extends Error {
	constructor(hash: string) {
		super(`The file of the image ${hash} is lost.`);
	}
}

/** A plain area of an image's size, in the colour of a quiet surface on either theme. */
const placeholderOf = ({ width, height }: { width: number; height: number }): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#8886" d="M0 0h${width}v${height}H0z"/></svg>`;

/** Quality at which pictures show no trace of compression on a phone. */
const quality = { avif: 50, webp: 74, jpeg: 76 } as const;
/** The colour behind transparent pixels in JPEG. */
const background = "#ffffff";

/**
 * Effort of the AVIF encoder, from 0 to 9. Measured on the sample pictures at 1600 px: the default of
 * 4 takes 6 s of CPU and 123 KB; 2 takes 0.5 s and 120 KB at a tenth of a decibel less.
 */
const effort = 2;

/** Encodes a variant, never wider than the original. @throws if the bytes are no image. */
async function encodeVariant(
	original: Uint8Array,
	{ width, format }: Pick<MediaVariant, "width" | "format">,
): Promise<Buffer<ArrayBuffer>> {
	const sharp = await loadSharp();
	const resized = sharp(original).resize({ width, withoutEnlargement: true });
	const encoded = {
		avif: () => resized.avif({ quality: quality.avif, effort }),
		webp: () => resized.webp({ quality: quality.webp }),
		jpeg: () => resized.flatten({ background }).jpeg({ quality: quality.jpeg }),
	};
	return Buffer.from(await encoded[format]().toBuffer());
}
