/** Stands in a rendered document where the styles of public pages are written once it is bytes. */
export const inlineStylesPlaceholder = "/* public styles */";

// With the end of its element, which escaped user input can never contain; the comment alone it
// can.
const placeOfStyles = `${inlineStylesPlaceholder}</style>`;

/** The bytes of a part of a document, with `styles` in place of the placeholder if it is there. */
export function withInlineStyles(part: string, styles: Buffer): Buffer[] {
	const at = part.indexOf(placeOfStyles);
	if (at === -1) return [Buffer.from(part)];
	const after = part.slice(at + inlineStylesPlaceholder.length);
	return [Buffer.from(part.slice(0, at)), styles, Buffer.from(after)];
}
