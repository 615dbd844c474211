/** Replaced in a rendered document by the styles of public pages, once it is bytes. */
export const inlineStylesPlaceholder = "/* public styles */";

// With the end tag, which escaped user input cannot contain, unlike the comment.
const placeOfStyles = `${inlineStylesPlaceholder}</style>`;

/** Returns the bytes of a part of a document, with `styles` instead of the placeholder. */
export function withInlineStyles(part: string, styles: Buffer): Buffer[] {
	const at = part.indexOf(placeOfStyles);
	if (at === -1) return [Buffer.from(part)];
	const after = part.slice(at + inlineStylesPlaceholder.length);
	return [Buffer.from(part.slice(0, at)), styles, Buffer.from(after)];
}
