/**
 * Removes a mark, the `nonce` of elements in a rendered document, and returns the code of the marked
 * scripts. The mark is random: content cannot contain it, so that only the framework's are found.
 */
export function takeMarkedScripts(rendered: string, mark: string): { html: string; scripts: string[] } {
	const pieces = rendered.split(` nonce="${mark}"`);
	const scripts = pieces.slice(1).filter((_, place) => pieces[place]?.endsWith("<script"));
	return { html: pieces.join(""), scripts: scripts.map(codeOf) };
}

function codeOf(rest: string): string {
	return rest.slice(rest.indexOf(">") + 1, rest.indexOf("</script>"));
}

/**
 * Passes a page's loader data, the text of the element before it, to React Router in the browser. A
 * constant, so that the policy can name its hash and the data need none.
 */
export const hydrationStart = `{
	const { streamController } = window.__reactRouterContext;
	streamController.enqueue(document.currentScript.previousElementSibling.textContent);
	streamController.close();
}`;

/**
 * Returns the loader data of a page as elements of its document. `stream` is the entry context's
 * `serverHandoffStream`: lines of JSON, in which `<` occurs in strings alone and can be escaped.
 */
export async function hydrationElements(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
	if (stream === undefined) return "";
	const decoder = new TextDecoder();
	let encoded = "";
	for await (const bytes of stream) encoded += decoder.decode(bytes, { stream: true });
	const data = encoded.replaceAll("<", "\\u003c");
	return `<script type="application/json">${data}</script><script>${hydrationStart}</script>`;
}
