import { startScriptsLate } from "./late-scripts";
import publicStyles from "./public.css?inline";
import { publicStylesMark } from "./public-styles-mark";

const styles = Buffer.from(publicStyles);
// With the end of its element: what visitors and authors write holds no such end, and may hold the mark.
const placeOfStyles = `${publicStylesMark}</style>`;
// React's words at the end of every document; it leaves out the doctype when it renders a text.
const end = "</body></html>";

/**
 * The markup of a document as it is sent, but for the styles of public pages: with `handedOver` (markup) at its end, and
 * with scripts that wait for what paints the page.
 * @returns its parts, never joined before they are bytes, because each joining copies a page; each script is whole in one.
 */
export function finishDocument(rendered: string, handedOver: string): string[] {
	const body = rendered.endsWith(end) ? rendered.slice(0, -end.length) : rendered;
	const parts = import.meta.env.DEV ? [body] : startScriptsLate(body);
	return ["<!doctype html>", ...parts, handedOver, end];
}

/** The document's bytes, with the styles of public pages in place of their mark. */
export function documentBytes(parts: readonly string[]): Buffer<ArrayBuffer> {
	return Buffer.concat(parts.flatMap(withStyles));
}

function withStyles(part: string): Buffer[] {
	const at = part.indexOf(placeOfStyles);
	if (at === -1) return [Buffer.from(part)];
	const after = part.slice(at + publicStylesMark.length);
	return [Buffer.from(part.slice(0, at)), styles, Buffer.from(after)];
}
