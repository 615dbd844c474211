import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { MediaVariant } from "./media";
import type { MediaStore } from "./media.store.server";

/** Quality at which the illustrations and portraits of the site show no trace of compression at phone distance. */
const quality = { avif: 50, webp: 74 } as const;

export type MediaVariants = ReturnType<typeof mediaVariants>;

/**
 * Sizes and formats of stored images, made when first asked for and kept in `folder`. Everything there can be made
 * again from the database, so that the folder may be emptied at any time.
 */
export function mediaVariants(media: Pick<MediaStore, "findBytes">, folder: string) {
	const underway = new Map<string, Promise<Buffer<ArrayBuffer> | undefined>>();

	/** The bytes of a variant, or undefined when there is no such image. Never wider than the original. */
	async function find(variant: MediaVariant): Promise<Buffer<ArrayBuffer> | undefined> {
		const name = `${variant.hash}-${variant.width}.${variant.format}`;
		const kept = await readFile(join(folder, name)).catch(() => undefined);
		if (kept !== undefined) return kept;
		const making = underway.get(name) ?? make(variant, name).finally(() => underway.delete(name));
		underway.set(name, making);
		return making;
	}

	async function make(variant: MediaVariant, name: string): Promise<Buffer<ArrayBuffer> | undefined> {
		const original = await media.findBytes(variant.hash);
		if (original === undefined) return undefined;
		const bytes = await sharp(original)
			.resize({ width: variant.width, withoutEnlargement: true })
			.toFormat(variant.format, { quality: quality[variant.format] })
			.toBuffer();
		await mkdir(folder, { recursive: true });
		// Written aside and renamed, so that no reader ever finds half a file.
		const draft = join(folder, `.${name}.${process.pid}`);
		await writeFile(draft, bytes);
		await rename(draft, join(folder, name));
		return Buffer.from(bytes);
	}

	return { find };
}
