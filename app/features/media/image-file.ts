import { isNamedHeic } from "./file-signature.ts";

const mebibyte = 1024 * 1024;

/**
 * What a file may hold, inclusive, in MiB (specification, section 5): texts say it, in megabytes,
 * as people do.
 */
export const maxImageMegabytes = 5;
export const maxImageBytes = maxImageMegabytes * mebibyte;
/** The same of a phone's photograph, which the server makes smaller where a browser cannot. */
export const maxHeicMegabytes = 8;
export const maxHeicBytes = maxHeicMegabytes * mebibyte;
/**
 * What a camera's file may hold, which the browser makes smaller before it leaves, or the server
 * where it fetches one.
 */
export const maxCameraMegabytes = 30;
export const maxCameraBytes = maxCameraMegabytes * mebibyte;

/** A number of bytes as people say it. */
export function megabytesIn(bytes: number): number {
	return bytes / mebibyte;
}

/** What a field for images asks for: not every system knows that HEIC is an image. */
export const imageTypes = "image/*,.heic,.heif";

type ChosenFile = Pick<File, "name" | "type" | "size">;

/**
 * Why a file cannot become an image of the site; undefined when nothing is known against it. The
 * server looks closer.
 */
export function imageFault(file: ChosenFile): "type" | "size" | undefined {
	if (!isImage(file) || file.type === "image/svg+xml") return "type";
	return file.size > maxCameraBytes ? "size" : undefined;
}

/** Whether the server takes a file as it is. */
export function isSmallEnough(file: ChosenFile): boolean {
	return file.size <= (isNamedHeic(file) ? maxHeicBytes : maxImageBytes);
}

/**
 * The limit to name to whoever chose a file that is too large, in megabytes: that of every file, or
 * of one that the browser cannot make smaller.
 */
export function megabytesAllowed(file: ChosenFile): number {
	if (file.size > maxCameraBytes) return maxCameraMegabytes;
	return isNamedHeic(file) ? maxHeicMegabytes : maxImageMegabytes;
}

/** The images among what was dropped or pasted. */
export function imagesIn(files: Iterable<File>): File[] {
	return [...files].filter(isImage);
}

function isImage(file: ChosenFile): boolean {
	return file.type.startsWith("image/") || isNamedHeic(file);
}
