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

/** The illustrations, each with what is encoded of it beforehand. */
const folder = join(projectFolder, "server", "seed", "pictures");
const size = { width: 1600, height: 1067 };

type Variant = Pick<MediaVariant, "width" | "format">;

/** Every size and format of a picture. */
const variants: Variant[] = mediaWidths.flatMap((width) => mediaFormats.map((format) => ({ width, format })));

/** The file of a variant of a picture; the picture itself is the largest WebP. */
function variantFile(name: string, { width, format }: Variant): string {
	const isItself = width === size.width && format === "webp";
	return isItself ? pictureFile(name) : join(folder, `${name}-${width}.${format}`);
}

const pictureFile = (name: string): string => join(folder, `${name}.webp`);

type Places = { media: Pick<MediaStore, "add">; variantFiles: Pick<FileCache, "store"> };

/**
 * Stores a sample picture with every variant, so that none is encoded at the first start. @returns
 * its address.
 */
export async function addPicture(name: string, { media, variantFiles }: Places): Promise<string> {
	const shownName = name.charAt(0).toUpperCase() + name.slice(1);
	const hash = await media.add({ bytes: await readFile(pictureFile(name)), ...size, name: shownName });
	for (const variant of variants) {
		await variantFiles.store(variantName({ hash, ...variant }), await readFile(variantFile(name, variant)));
	}
	return imageUrlOf(hash);
}
