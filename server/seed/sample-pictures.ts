import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
	imageUrlOf,
	type MediaVariant,
	mediaFormats,
	mediaWidths,
	variantName,
} from "#app/features/media/media.ts";
import type { MediaStore } from "#app/features/media/storage/media.store.server.ts";
import type { FileCache } from "#platform/files/file-cache.ts";
import { projectFolder } from "#platform/files/project-folder.ts";
import type { PictureName } from "./pictures/index.ts";

/** Where `scripts/pictures.ts` puts the rendered illustrations. */
const folder = join(projectFolder, "server", "seed", "pictures", "rendered");
const size = { width: 1600, height: 1067 };

type Variant = Pick<MediaVariant, "width" | "format">;

/** Every size and format of a picture. */
const variants: Variant[] = mediaWidths.flatMap((width) => mediaFormats.map((format) => ({ width, format })));

/** What is encoded beside the picture itself, which is the largest WebP already. */
export const encodedVariants = variants.filter(
	({ width, format }) => width < size.width || format === "avif",
);

/** The file of a picture, or of one of its variants. */
export function pictureFile(name: string, variant?: Variant): string {
	if (variant === undefined || !encodedVariants.includes(variant)) return join(folder, `${name}.webp`);
	return join(folder, `${name}-${variant.width}.${variant.format}`);
}

type Places = { media: Pick<MediaStore, "add">; variantFiles: Pick<FileCache, "store"> };

/**
 * Stores a sample picture with every variant, so that none is encoded at the first start. @returns
 * its address.
 */
export async function addPicture(name: PictureName, { media, variantFiles }: Places): Promise<string> {
	const shownName = name.charAt(0).toUpperCase() + name.slice(1);
	const hash = await media.add({ bytes: await readFile(pictureFile(name)), ...size, name: shownName });
	for (const variant of variants) {
		await variantFiles.store(variantName({ hash, ...variant }), await readFile(pictureFile(name, variant)));
	}
	return imageUrlOf(hash);
}
