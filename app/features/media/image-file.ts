/** The first bytes of accepted files; HEIC and AVIF begin with their length. */
const signatures = [/^\xff\xd8\xff/, /^\x89PNG\r\n.\n/, /^GIF8[79]a/, /^RIFF.{4}WEBP/s, /^.{4}ftyp/s];

/** Brands of HEIC files, the photographs of phones. */
const heicBrands = /hei[cxms]|hev[cx]/;

/** Bytes at the start of a file that name its kind. */
const signatureBytes = 32;

/** Returns whether bytes begin as a JPEG, PNG, GIF, WebP, AVIF or HEIC file does. */
export function hasAcceptedSignature(bytes: Uint8Array): boolean {
	const start = String.fromCharCode(...bytes.subarray(0, 12));
	return signatures.some((signature) => signature.test(start));
}

/** Returns whether bytes begin a HEIC file. AVIF begins likewise, with another brand. */
export function isHeic(bytes: Uint8Array): boolean {
	const start = String.fromCharCode(...bytes.subarray(4, signatureBytes));
	return start.startsWith("ftyp") && heicBrands.test(start.slice(4));
}

/** Returns whether a chosen file seems to be HEIC, whose type not every browser knows. */
export function isNamedHeic({ name, type }: Pick<File, "name" | "type">): boolean {
	return /^image\/hei[cf]/.test(type) || (type === "" && /\.hei[cf]$/i.test(name));
}

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

/** The value of `accept`: not every system knows that HEIC is an image. */
export const imageTypes = "image/*,.heic,.heif";

type ChosenFile = Pick<File, "name" | "type" | "size">;

/** Returns why a file cannot be uploaded; undefined if it may be. The server validates further. */
export function imageError(file: ChosenFile): "type" | "size" | undefined {
	if (!isImage(file) || file.type === "image/svg+xml") return "type";
	return file.size > maxCameraBytes ? "size" : undefined;
}

export function isSmallEnough(file: ChosenFile): boolean {
	return file.size <= (isNamedHeic(file) ? maxHeicBytes : maxImageBytes);
}

export function megabytesAllowed(file: ChosenFile): number {
	if (file.size > maxCameraBytes) return maxCameraMegabytes;
	return isNamedHeic(file) ? maxHeicMegabytes : maxImageMegabytes;
}

export function imagesIn(files: Iterable<File>): File[] {
	return [...files].filter(isImage);
}

function isImage(file: ChosenFile): boolean {
	return file.type.startsWith("image/") || isNamedHeic(file);
}
