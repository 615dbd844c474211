import type { MediaVariant } from "./media";
import type { MediaStore } from "./media.store.server";
import { variantFiles } from "./variant-files.server";

/** Quality at which the illustrations and portraits of the site show no trace of compression at phone distance. */
const quality = { avif: 50, webp: 74 } as const;

/** Disk that made variants may take: some 10,000 of them. */
const maxKeptBytes = 512 * 1024 * 1024;

export type MediaVariants = ReturnType<typeof mediaVariants>;

/**
 * Sizes and formats of stored images, made when first asked for and kept in `folder`. Everything there can be made
 * again from the database, so that the folder may be emptied at any time.
 */
export function mediaVariants(media: Pick<MediaStore, "findBytes">, folder: string) {
	const files = variantFiles(folder, maxKeptBytes);
	const underway = new Map<string, Promise<Buffer<ArrayBuffer> | undefined>>();

	/** The bytes of a variant, or undefined when there is no such image. Never wider than the original. */
	async function find(variant: MediaVariant): Promise<Buffer<ArrayBuffer> | undefined> {
		const name = `${variant.hash}-${variant.width}.${variant.format}`;
		const kept = await files.find(name);
		if (kept !== undefined) return kept;
		const making = underway.get(name) ?? make(variant, name).finally(() => underway.delete(name));
		underway.set(name, making);
		return making;
	}

	async function make(variant: MediaVariant, name: string): Promise<Buffer<ArrayBuffer> | undefined> {
		const original = await media.findBytes(variant.hash);
		if (original === undefined) return undefined;
		// Loaded with the first image: a start does not wait for it, and a site at rest does not hold it.
		const { default: sharp } = await import("sharp");
		const bytes = await sharp(original)
			.resize({ width: variant.width, withoutEnlargement: true })
			.toFormat(variant.format, { quality: quality[variant.format] })
			.toBuffer();
		await files.keep(name, bytes);
		return Buffer.from(bytes);
	}

	return { find };
}
