/** What HEIC files say of themselves in their first bytes: the photographs of phones. */
const brands = /hei[cxms]|hev[cx]/;

/** How many bytes of a file name its kind. */
export const headBytes = 32;

/** Whether these bytes begin a HEIC file. AVIF begins likewise, with another name. */
export function isHeic(bytes: Uint8Array): boolean {
	const head = String.fromCharCode(...bytes.subarray(4, headBytes));
	return head.startsWith("ftyp") && brands.test(head.slice(4));
}

/** Whether a chosen file seems to be HEIC: not every browser knows its type. */
export function isNamedHeic({ name, type }: Pick<File, "name" | "type">): boolean {
	return /^image\/hei[cf]/.test(type) || (type === "" && /\.hei[cf]$/i.test(name));
}
