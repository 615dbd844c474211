import { createHash } from "node:crypto";

/** Returns the id of the article of another site's text: the same for the same text, whenever it is imported. */
export function importedId(key: string): string {
	const hex = createHash("sha256").update(`imported article\n${key}`).digest("hex");
	// Version 8 of RFC 9562: the bits are ours to choose.
	const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}
