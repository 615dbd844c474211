import { jsonForHtml } from "#app/metadata/json-for-html.ts";

/**
 * The code of the script that gives a page's loader data to React Router in the browser, as its own `ServerRouter` writes them, but
 * all at once: `stream` is the `serverHandoffStream` of the entry context, in React Router's own encoding.
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
