/** The first bytes of accepted files; HEIC and AVIF begin with their length. */
const signatures = [/^\xff\xd8\xff/, /^\x89PNG\r\n.\n/, /^GIF8[79]a/, /^RIFF.{4}WEBP/s, /^.{4}ftyp/s];

/** Brands of HEIC files, the photographs of phones. */
const heicBrands = /hei[cxms]|hev[cx]/;

/** Bytes at the start of a file that name its kind. */
export const signatureBytes = 32;

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
