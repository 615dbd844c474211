import { jsonForHtml } from "#app/metadata/json-for-html.ts";

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
 * The code of the script that gives a page's loader data to React Router in the browser, as its own
 * `ServerRouter` writes them, but all at once. `stream` is the entry context's
 * `serverHandoffStream`, in React Router's own encoding.
 */
export async function hydrationScript(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
	if (stream === undefined) return "";
	const decoder = new TextDecoder();
	let encoded = "";
	for await (const bytes of stream) encoded += decoder.decode(bytes, { stream: true });
	const literal = jsonForHtml(encoded);
	const controller = "window.__reactRouterContext.streamController";
	return `${controller}.enqueue(${literal});${controller}.close();`;
}
