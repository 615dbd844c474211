import type { Metadata } from "sharp";
import { hasAcceptedSignature, isHeic } from "#app/features/media/file-signature.ts";
import { maxHeicBytes, maxImageBytes, megabytesIn } from "#app/features/media/image-file.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { TaskOverrun } from "#platform/concurrency/task-process.ts";
import { loadSharp } from "#platform/sharp.ts";
import { sharedHeicDecoder } from "./heic-decoder.server.ts";
import { type PreparedImage, storedForm } from "./stored-form.server.ts";

/**
 * How many pixels may be decoded: what a decoder that holds the whole picture needs within some 200
 * MB. Measured at 59 million pixels: AVIF 1,050 MB, progressive JPEG 380 MB, interlaced PNG 210 MB;
 * row by row, any other 40 to 80 MB. HEIC is decoded in a process of its own: all that a phone's
 * camera has without being asked for more.
 */
const maxPixels = { avif: 12_000_000, progressive: 30_000_000, rowByRow: 60_000_000, heic: 25_000_000 };
/** What sharp calls the accepted types. */
const acceptedFormats = new Set(["jpeg", "png", "gif", "webp", "heif"]);
/** The kinds of HEIF, by what it calls their compression. */
const heifKinds: Record<string, "avif" | "heic"> = { av1: "avif", hevc: "heic" };

/**
 * An uploaded image made fit to be stored: its type read from its bytes, decoded, turned upright,
 * made smaller when it is larger than the layout asks for, and encoded anew as WebP without
 * metadata. Of a moving GIF, the first picture. It may have `maxBytes`, unless a phone made it.
 * @throws ApiError 400 with the specification's messages for what is too large or no image.
 */
export async function prepareImage(bytes: Uint8Array, maxBytes = maxImageBytes): Promise<PreparedImage> {
	const limit = isHeic(bytes) ? maxHeicBytes : maxBytes;
	if (bytes.length > limit) throw tooLarge(megabytesIn(limit));
	// No other decoder is to see what a stranger made.
	if (!hasAcceptedSignature(bytes)) throw notAnImage();
	const sharp = await loadSharp();
	try {
		// The header alone: how large a picture may be depends on how it is written.
		const header = await sharp(bytes, { limitInputPixels: false, failOn: "error" }).metadata();
		const kind = decodableKind(header);
		if (kind === "heic") return await sharedHeicDecoder(bytes, header.icc);
		return await storedForm(
			sharp(bytes, { limitInputPixels: maxPixels.rowByRow, failOn: "error" }).autoOrient(),
		);
	} catch (error) {
		if (error instanceof ApiError) throw error;
		if (error instanceof TaskOverrun) throw tooManyPixels(maxPixels.heic);
		// Whatever the decoder says of a file that it cannot read, the person who chose it needs one
		// answer.
		throw notAnImage();
	}
}

/** How a picture is written, as far as it matters to whoever decodes it. @throws ApiError 400. */
function decodableKind(header: Metadata): keyof typeof maxPixels {
	const { format, compression, isProgressive, width, height } = header;
	if (!acceptedFormats.has(format ?? "")) throw notAnImage();
	const kind = format === "heif" ? heifKinds[compression ?? ""] : isProgressive ? "progressive" : "rowByRow";
	if (kind === undefined) throw notAnImage();
	if (width * height > maxPixels[kind]) throw tooManyPixels(maxPixels[kind]);
	return kind;
}

/** Says how large a file may be, in words and for programs. */
export function tooLarge(megabytes: number): ApiError {
	const message = `Please select an image smaller than ${megabytes}MB`;
	return new ApiError(400, "file-too-large", message, { more: { megabytes } });
}

function tooManyPixels(limit: number): ApiError {
	const message = `Please select an image with fewer pixels: at most ${limit / 1_000_000} million in a file of this kind.`;
	return new ApiError(400, "too-many-pixels", message);
}

function notAnImage(): ApiError {
	return new ApiError(400, "invalid-file-type", "Please select an image file (JPG, PNG, GIF, etc.)");
}
