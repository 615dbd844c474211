import { startScriptsLate } from "./late-scripts";
import publicStyles from "./public.css?inline";
import { publicStylesMark } from "./public-styles-mark";

const styles = Buffer.from(publicStyles);
// React's words at the end of every document; it leaves out the doctype when it renders a text.
const end = "</body></html>";

/** A document ready to be sent; `ofThisPage` is all of it but the styles, which every public page shares. */
export type FinishedDocument = { ofThisPage: string; bytes(): Buffer<ArrayBuffer> };

/**
 * The document as it is sent: with the styles of public pages in place of their mark, with `handedOver` (markup) at its
 * end, and with scripts that wait for what paints the page.
 */
export function finishDocument(rendered: string, handedOver: string): FinishedDocument {
	const open = rendered.endsWith(end) ? rendered.slice(0, -end.length) : rendered;
	const whole = `<!doctype html>${open}${handedOver}${end}`;
	const ofThisPage = import.meta.env.DEV ? whole : startScriptsLate(whole);
	return {
		ofThisPage,
		bytes: () => {
			const at = ofThisPage.indexOf(publicStylesMark);
			if (at === -1) return Buffer.from(ofThisPage);
			const after = ofThisPage.slice(at + publicStylesMark.length);
			return Buffer.concat([Buffer.from(ofThisPage.slice(0, at)), styles, Buffer.from(after)]);
		},
	};
}
