/**
 * Removes a mark, the `nonce` of elements in a rendered document, and returns the code of the marked
 * scripts. The mark is random: content cannot contain it, so that only the framework's are found.
 */
export function takeMarkedScripts(rendered: string, mark: string): { html: string; scripts: string[] } {
	const [first = "", ...marked] = rendered.split(` nonce="${mark}"`);
	const pieces = [first];
	const scripts = [];
	for (const rest of marked) {
		const isScript = pieces.at(-1)?.endsWith("<script") ?? false;
		const piece = isScript ? withoutIndents(rest) : rest;
		if (isScript) scripts.push(piece);
		pieces.push(piece);
	}
	return { html: pieces.join(""), scripts: scripts.map(codeOf) };
}

/** The rest of a document with a script at its beginning, which the framework indents for readers. */
function withoutIndents(rest: string): string {
	const end = rest.indexOf("</script>");
	return rest.slice(0, end).replace(/\n\s+/g, "\n") + rest.slice(end);
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
