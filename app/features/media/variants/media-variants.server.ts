import {
	type MediaFormat,
	type MediaVariant,
	mailFormat,
	mediaFormats,
	mediaPath,
	mediaWidths,
	variantName,
} from "#app/features/media/media.ts";
import type { MediaStore } from "#app/features/media/storage/media.store.server.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { isBusy, type Priority, type WorkQueue } from "#platform/concurrency/work-queue.ts";
import type { FileCache } from "#platform/files/file-cache.ts";
import { encodeVariant } from "./variant-encoding.server.ts";

type Bytes = Buffer<ArrayBuffer>;

/**
 * The bytes of an image, in their format; `isExact` unless another size or format stands in for
 * what was asked.
 */
export type FoundVariant = { bytes: Bytes; format: MediaFormat; isExact: boolean };

export type MediaVariants = ReturnType<typeof mediaVariants>;

type Parts = { media: Pick<MediaStore, "exists" | "findBytes">; files: FileCache; queue: WorkQueue };

/** Sizes and formats of stored images: made ahead or when first asked for, and cached in files. */
export function mediaVariants({ media, files, queue }: Parts) {
	/**
	 * A variant, never wider than the original; undefined when there is no such image. Where the line
	 * is full, another variant of the same picture that is stored already: a visitor sees a picture
	 * that is less sharp, not none.
	 * @throws ApiError 503 when the line is full and nothing of the picture is stored.
	 */
	async function find(variant: MediaVariant): Promise<FoundVariant | undefined> {
		try {
			const bytes = await make(variant, "visitor");
			return bytes && { bytes, format: variant.format, isExact: true };
		} catch (error) {
			if (!isBusy(error)) throw error;
			const standIn = await findStandIn(variant);
			if (standIn === undefined) throw error;
			return standIn;
		}
	}

	/**
	 * The bytes of a variant, made in its turn unless they are stored; undefined when there is no such
	 * image.
	 */
	async function make(variant: MediaVariant, priority: Priority): Promise<Bytes | undefined> {
		const name = variantName(variant);
		const stored = await files.find(name);
		if (stored !== undefined) return stored;
		// Asked before: a made-up name takes no place in the line.
		if (!(await media.exists(variant.hash))) return undefined;
		return files.findOrMake(name, () => queue.run(priority, () => encode(variant)));
	}

	async function encode(variant: MediaVariant): Promise<Bytes> {
		const original = await media.findBytes(variant.hash);
		if (original === undefined) throw new ApiError(404, "not-found", "This image has been deleted.");
		return encodeVariant(original, variant);
	}

	/** The stored variant whose width is nearest. Whoever asks for WebP may not know AVIF. */
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

	/** Removes what was made of an image that is deleted. */
	async function forget(hash: string): Promise<void> {
		const formats: readonly MediaFormat[] = [...mediaFormats, mailFormat];
		const made = mediaWidths.flatMap((width) =>
			formats.map((format) => variantName({ hash, width, format })),
		);
		await files.remove(made);
	}

	/** Whether the picture at a path is stored: it is read from disk, and waits in no line. */
	function isStored(path: string): boolean {
		return files.has(path.slice(mediaPath.length));
	}

	return { find, make, forget, isStored };
}
