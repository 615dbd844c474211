import type { Metadata } from "sharp";
import { ApiError } from "#platform/api/api-error.ts";
import { loadSharp } from "#platform/sharp.ts";
import { maxImageBytes, maxImageMegabytes } from "./image-file.ts";

/**
 * How many pixels may be decoded: what a decoder that holds the whole picture needs within some 200
 * MB. Measured at 59 million pixels: AVIF 1,050 MB, progressive JPEG 380 MB, interlaced PNG 210 MB;
 * row by row, any other 40 to 80 MB.
 */
const maxPixels = { avif: 12_000_000, progressive: 30_000_000, rowByRow: 60_000_000 };
/** Longest side that is stored: the layout never asks for more. */
const maxSidePixels = 2400;
const quality = 88;

/** What sharp calls the accepted types; AVIF is a kind of HEIF to it. */
const acceptedFormats = new Set(["jpeg", "png", "gif", "webp", "heif"]);

export type PreparedImage = { bytes: Buffer; width: number; height: number };

/**
 * An uploaded image made fit to be stored: its type read from its bytes, decoded, turned upright,
 * made smaller when it is larger than the layout asks for, and encoded anew as WebP without
 * metadata. Of a moving GIF, the first picture.
 * @throws ApiError 400 with the specification's messages for what is too large or no image.
 */
export async function prepareImage(bytes: Uint8Array): Promise<PreparedImage> {
	if (bytes.length > maxImageBytes) {
		const message = `Please select an image smaller than ${maxImageMegabytes}MB`;
		throw new ApiError(400, "file-too-large", message);
	}
	const sharp = await loadSharp();
	try {
		// The header alone: how large a picture may be depends on how it is written.
		const header = await sharp(bytes, { limitInputPixels: false, failOn: "error" }).metadata();
		refuseUnlessDecodable(header);
		const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels.rowByRow, failOn: "error" })
			.autoOrient()
			.resize({ width: maxSidePixels, height: maxSidePixels, fit: "inside", withoutEnlargement: true })
			.webp({ quality })
			.toBuffer({ resolveWithObject: true });
		return { bytes: data, width: info.width, height: info.height };
	} catch (error) {
		if (error instanceof ApiError) throw error;
		// Whatever the decoder says of a file that it cannot read, the person who chose it needs one
		// answer.
		throw notAnImage();
	}
}

function refuseUnlessDecodable({ format, compression, isProgressive, width, height }: Metadata): void {
	const isAvif = format === "heif" && compression === "av1";
	if (!acceptedFormats.has(format ?? "") || (format === "heif" && !isAvif)) throw notAnImage();
	const limit = maxPixels[isAvif ? "avif" : isProgressive ? "progressive" : "rowByRow"];
	if (width * height > limit) {
		const message = `Please select an image with fewer pixels: at most ${limit / 1_000_000} million in a file of this kind.`;
		throw new ApiError(400, "too-many-pixels", message);
	}
}

function notAnImage(): ApiError {
	return new ApiError(400, "invalid-file-type", "Please select an image file (JPG, PNG, GIF, etc.)");
}
