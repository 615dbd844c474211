import { deferredStart, deferScripts } from "./deferred-scripts.ts";
import { inlineStylesPlaceholder } from "./inline-styles-placeholder.ts";
import { takeMarkedScripts } from "./marked-scripts.ts";

// With the end of its element, which escaped user input can never contain; the comment alone it can.
const stylesPlaceholder = `${inlineStylesPlaceholder}</style>`;
// What React writes at the end of every document; it leaves out the doctype when it renders a text.
const end = "</body></html>";

/** A document as it is sent, in parts that are never joined before they are bytes: each joining copies a page. */
export type FinishedDocument = {
	parts: string[];
	/** The code of every inline script that may run in it: all of it our own or the framework's. */
	scripts: string[];
};

/**
 * The markup of a document as it is sent, but for the styles of public pages: without the `mark` that its rendering gave
 * to the framework's elements, with the `hydrationScript` (code) at its end, and with scripts that wait for what paints
 * the page. `ownScripts` is the code of the inline scripts that our own components write.
 */
export function finishDocument(
	rendered: string,
	mark: string,
	hydrationScript: string,
	ownScripts: readonly string[],
): FinishedDocument {
	const { html, scripts } = takeMarkedScripts(rendered, mark);
	const body = html.endsWith(end) ? html.slice(0, -end.length) : html;
	const parts = import.meta.env.DEV ? [body] : deferScripts(body);
	const lastScript = hydrationScript === "" ? "" : `<script>${hydrationScript}</script>`;
	return {
		parts: ["<!doctype html>", ...parts, lastScript, end],
		scripts: [...ownScripts, ...scripts, deferredStart, hydrationScript],
	};
}

/** The document's bytes, with the styles of public pages in place of their placeholder. */
export function documentBytes(parts: readonly string[], styles: Buffer): Buffer<ArrayBuffer> {
	return Buffer.concat(parts.flatMap((part) => withStyles(part, styles)));
}

function withStyles(part: string, styles: Buffer): Buffer[] {
	const at = part.indexOf(stylesPlaceholder);
	if (at === -1) return [Buffer.from(part)];
	const after = part.slice(at + inlineStylesPlaceholder.length);
	return [Buffer.from(part.slice(0, at)), styles, Buffer.from(after)];
}
