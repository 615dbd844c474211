import type { Metadata } from "sharp";
import {
	hasAcceptedSignature,
	isHeic,
	maxHeicBytes,
	maxImageBytes,
	megabytesIn,
} from "#app/features/media/image-file.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { TaskOverrun, taskProcess } from "#platform/concurrency/task-process.ts";
import { loadSharp } from "#platform/sharp.ts";
import type { HeicTask } from "./heic-process.server.ts";
import { type PreparedImage, storedForm } from "./stored-form.server.ts";

/**
 * Most pixels of a picture, so that a decoder needs at most some 200 MB. Measured at 59 million: AVIF
 * 1,050 MB, progressive JPEG 380 MB, interlaced PNG 210 MB; others, row by row, 40 to 80 MB. HEIC is
 * decoded in a process of its own: the default size of a phone's camera.
 */
const maxPixels = { avif: 12_000_000, progressive: 30_000_000, rowByRow: 60_000_000, heic: 25_000_000 };
/** The accepted types by sharp's names. */
const acceptedFormats = new Set(["jpeg", "png", "gif", "webp", "heif"]);
/** The kinds of HEIF by sharp's names of their compression. */
const heifKinds: Record<string, "avif" | "heic"> = { av1: "avif", hevc: "heic" };

/**
 * Prepares an image for storage: upright, as small as the layout allows, WebP without metadata.
 * Of a GIF, the first picture. @throws ApiError 400 with the specification's messages.
 */
export async function prepareImage(bytes: Uint8Array, maxBytes = maxImageBytes): Promise<PreparedImage> {
	const limit = isHeic(bytes) ? maxHeicBytes : maxBytes;
	if (bytes.length > limit) throw tooLarge(megabytesIn(limit));
	// Keeps files away from all other decoders.
	if (!hasAcceptedSignature(bytes)) throw notAnImage();
	const sharp = await loadSharp();
	try {
		// The header alone: the limit of pixels depends on the encoding.
		const header = await sharp(bytes, { limitInputPixels: false, failOn: "error" }).metadata();
		const kind = decodableKind(header);
		if (kind === "heic") return await decodeHeic(bytes, header.icc);
		return await storedForm(
			sharp(bytes, { limitInputPixels: maxPixels.rowByRow, failOn: "error" }).autoOrient(),
		);
	} catch (error) {
		if (error instanceof ApiError) throw error;
		if (error instanceof TaskOverrun) throw tooManyPixels(maxPixels.heic);
		throw notAnImage();
	}
}

/** Returns the encoding that sets the limit of pixels. @throws ApiError 400. */
function decodableKind(header: Metadata): keyof typeof maxPixels {
	const { format, compression, isProgressive, width, height } = header;
	if (!acceptedFormats.has(format ?? "")) throw notAnImage();
	const kind = format === "heif" ? heifKinds[compression ?? ""] : isProgressive ? "progressive" : "rowByRow";
	if (kind === undefined) throw notAnImage();
	if (width * height > maxPixels[kind]) throw tooManyPixels(maxPixels[kind]);
	return kind;
}

/** The error of a file above a limit, which it also names for programs. */
export function tooLarge(megabytes: number): ApiError {
	const message = `Please select an image smaller than ${megabytes}MB`;
	return new ApiError(400, "file-too-large", message, { more: { megabytes } });
}

function tooManyPixels(limit: number): ApiError {
	const message = `Please select an image with fewer pixels: at most ${limit / 1_000_000} million in a file of this kind.`;
	return new ApiError(400, "too-many-pixels", message);
}

/** The error of a file that no decoder here reads. */
export function notAnImage(): ApiError {
	return new ApiError(400, "invalid-file-type", "Please select an image file (JPG, PNG, GIF, etc.)");
}

/** A phone's photograph takes two seconds, many times that on a very busy machine. */
const timeoutMs = 40_000;
/** The time without a photograph after which the process gives back its memory. */
const idleMs = 10_000;
/** The most memory of the process for JavaScript; pixels are held beside it. */
const heapMb = 96;

const heicTasks = taskProcess<HeicTask, PreparedImage>(new URL("./heic-process.server.ts", import.meta.url), {
	timeoutMs,
	idleMs,
	heapMb,
});

/** Decodes HEIC files in a process of its own, so that they do not block the site. */
async function decodeHeic(bytes: Uint8Array, profile: Uint8Array | undefined): Promise<PreparedImage> {
	const { bytes: made, ...size } = await heicTasks.run({ bytes, profile });
	return { ...size, bytes: Buffer.from(made) };
}
