import { isNamedHeic } from "./file-signature.ts";

const mebibyte = 1024 * 1024;

/** Largest upload in MiB, inclusive (specification, section 5). Texts call them megabytes. */
export const maxImageMegabytes = 5;
export const maxImageBytes = maxImageMegabytes * mebibyte;
/** Largest HEIC photograph, which the server makes smaller if the browser cannot. */
export const maxHeicMegabytes = 8;
export const maxHeicBytes = maxHeicMegabytes * mebibyte;
/** Largest file of a camera, which the browser makes smaller first, or the server if it fetches it. */
export const maxCameraMegabytes = 30;
export const maxCameraBytes = maxCameraMegabytes * mebibyte;

export function megabytesIn(bytes: number): number {
	return bytes / mebibyte;
}

/** For `accept`: not every system knows that HEIC is an image. */
export const imageTypes = "image/*,.heic,.heif";

type ChosenFile = Pick<File, "name" | "type" | "size">;

/** Returns why a file cannot be uploaded; undefined if it may be. The server validates further. */
export function imageError(file: ChosenFile): "type" | "size" | undefined {
	if (!isImage(file) || file.type === "image/svg+xml") return "type";
	return file.size > maxCameraBytes ? "size" : undefined;
}

/** Returns whether the server accepts a file of this size. */
export function isSmallEnough(file: ChosenFile): boolean {
	return file.size <= (isNamedHeic(file) ? maxHeicBytes : maxImageBytes);
}

/** Returns the limit that a file exceeds, in megabytes. */
export function megabytesAllowed(file: ChosenFile): number {
	if (file.size > maxCameraBytes) return maxCameraMegabytes;
	return isNamedHeic(file) ? maxHeicMegabytes : maxImageMegabytes;
}

/** Returns the images among dropped or pasted files. */
export function imagesIn(files: Iterable<File>): File[] {
	return [...files].filter(isImage);
}

function isImage(file: ChosenFile): boolean {
	return file.type.startsWith("image/") || isNamedHeic(file);
}
