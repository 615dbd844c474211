/**
 * Takes a mark off the elements that a rendering gave it to as their `nonce`, and reads the scripts
 * among them. The mark is random and drawn anew for each rendering: nothing that an author or a
 * visitor wrote can hold it, so that what is read are the framework's own scripts.
 * @returns the document without the mark, and the code of each marked script in order.
 */
export function takeMarkedScripts(rendered: string, mark: string): { html: string; scripts: string[] } {
	const pieces = rendered.split(` nonce="${mark}"`);
	const scripts = pieces.slice(1).filter((_, place) => pieces[place]?.endsWith("<script"));
	return { html: pieces.join(""), scripts: scripts.map(codeOf) };
}

/** The code of a script element whose markup goes on with `rest`. */
function codeOf(rest: string): string {
	return rest.slice(rest.indexOf(">") + 1, rest.indexOf("</script>"));
}

/**
 * Gives a page's loader data to React Router in the browser, as its own `ServerRouter` writes them,
 * but all at once: the text of the element before it. A constant, so that the policy knows its hash
 * and the data need none.
 */
export const hydrationStart = `{
	const { streamController } = window.__reactRouterContext;
	streamController.enqueue(document.currentScript.previousElementSibling.textContent);
	streamController.close();
}`;

/**
 * The loader data of a page as elements of its document, empty where there are none. `stream` is the
 * entry context's `serverHandoffStream`, in React Router's own encoding: lines of JSON, in which `<`
 * stands in strings alone and can be escaped.
 */
export async function hydrationElements(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
	if (stream === undefined) return "";
	const decoder = new TextDecoder();
	let encoded = "";
	for await (const bytes of stream) encoded += decoder.decode(bytes, { stream: true });
	const data = encoded.replaceAll("<", "\\u003c");
	return `<script type="application/json">${data}</script><script>${hydrationStart}</script>`;
}
