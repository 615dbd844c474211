import { Failure } from "../../../server/platform/failure";
import { loadSharp } from "../../../server/platform/sharp";
import { maxImageBytes } from "./image-file";

/** More than any camera phone takes, and few enough to decode within memory. */
const maxPixels = 60_000_000;
/** Longest side that is stored: the layout never asks for more. */
const maxSidePixels = 2400;
const quality = 88;

/** What sharp calls the accepted types; AVIF is a kind of HEIF to it. */
const acceptedFormats = new Set(["jpeg", "png", "gif", "webp", "heif"]);

export type PreparedImage = { bytes: Buffer; width: number; height: number };

/**
 * An uploaded image made fit to be stored: its type read from its bytes, decoded, turned upright, made smaller when it
 * is larger than the layout asks for, and encoded anew as WebP without metadata. Of a moving GIF, the first picture.
 * @throws Failure 400 with the specification's messages for what is too large or no image.
 */
export async function prepareImage(bytes: Uint8Array): Promise<PreparedImage> {
	if (bytes.length > maxImageBytes) {
		throw new Failure(400, "file-too-large", "Please select an image smaller than 5MB");
	}
	const sharp = await loadSharp();
	try {
		const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" });
		const { format, compression } = await image.metadata();
		if (!acceptedFormats.has(format ?? "") || (format === "heif" && compression !== "av1"))
			throw notAnImage();
		const { data, info } = await image
			.autoOrient()
			.resize({ width: maxSidePixels, height: maxSidePixels, fit: "inside", withoutEnlargement: true })
			.webp({ quality })
			.toBuffer({ resolveWithObject: true });
		return { bytes: data, width: info.width, height: info.height };
	} catch {
		// Whatever the decoder says of a file that it cannot read, the person who chose it needs one answer.
		throw notAnImage();
	}
}

function notAnImage(): Failure {
	return new Failure(400, "invalid-file-type", "Please select an image file (JPG, PNG, GIF, etc.)");
}
