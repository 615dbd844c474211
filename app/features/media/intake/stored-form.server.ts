import type { Sharp } from "sharp";

/** Longest side that is stored: the layout never needs more. */
const maxSidePixels = 2400;
const quality = 88;

export type PreparedImage = { bytes: Buffer; width: number; height: number };

/** Resizes a picture to at most the largest size of the layout. */
export function storedSize(picture: Sharp): Sharp {
	return picture.resize({
		width: maxSidePixels,
		height: maxSidePixels,
		fit: "inside",
		withoutEnlargement: true,
	});
}

/** Encodes a picture for storage, as WebP without metadata. */
export async function storedForm(picture: Sharp): Promise<PreparedImage> {
	const { data, info } = await storedSize(picture).webp({ quality }).toBuffer({ resolveWithObject: true });
	return { bytes: data, width: info.width, height: info.height };
}
