import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Log } from "../platform/log";
import { pageAddress } from "./page-address";
import type { PageCache } from "./page-cache";
import type { Answer, Representation, Wishes } from "./representation";
import { newRequestId } from "./request-id";
import type { AnswerHeaders } from "./security-headers";

type FrontParts = {
	/** The whole site as a function of a request. */
	fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>;
	files: ReadonlyMap<string, Representation>;
	pages: PageCache;
	log: Log;
	/** Of every answer, also where the site itself is not reached. */
	headers: AnswerHeaders;
};

/** Stands before the site and answers from memory what it can: built files and kept pages. */
export function front({ fetch, files, pages, log, headers }: FrontParts): RequestListener {
	const listener = getRequestListener(async (request, bindings) => {
		const { incoming } = bindings as HttpBindings;
		const render = (asked: Request) => Promise.resolve(fetch(asked, bindings as HttpBindings));
		const address = pageAddress(incoming.method, incoming.url, incoming.headers.cookie);
		if (address === undefined) return render(request);
		// Rendered as a GET, whoever asks first: the page that is cached has its body.
		const plain = new Request(request.url, { headers: request.headers });
		const found = await pages.findOrRender(address, () => render(plain));
		if (found instanceof Response) return found;
		const { status, headers: kept, body } = await found.page.prepare(wishesOf(incoming));
		const requestId = newRequestId();
		if (found.shared) logAnswer(log, incoming, requestId, status);
		const sent = incoming.method === "HEAD" ? null : new Uint8Array(body ?? []);
		return new Response(status === 304 ? null : sent, {
			status,
			headers: { ...kept, "x-request-id": requestId },
		});
	});

	return (incoming, outgoing) => {
		const kept = keptFor(incoming, files, pages);
		const answer = kept?.answer(wishesOf(incoming));
		if (answer === undefined) {
			for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
			listener(incoming, outgoing);
			return;
		}
		const requestId = newRequestId();
		write(outgoing, answer, requestId, incoming);
		logAnswer(log, incoming, requestId, answer.status);
	};
}

function keptFor(
	{ method, url = "", headers }: IncomingMessage,
	files: ReadonlyMap<string, Representation>,
	pages: PageCache,
): Representation | undefined {
	if (method !== "GET" && method !== "HEAD") return undefined;
	const file = files.get(url);
	if (file !== undefined) return file;
	const address = pageAddress(method, url, headers.cookie);
	return address === undefined ? undefined : pages.find(address);
}

function wishesOf({ headers }: IncomingMessage): Wishes {
	const acceptEncoding = headers["accept-encoding"];
	return {
		acceptEncoding: Array.isArray(acceptEncoding) ? acceptEncoding.join(",") : acceptEncoding,
		ifNoneMatch: headers["if-none-match"],
	};
}

function write(
	outgoing: ServerResponse,
	{ status, headerLines, body }: Answer,
	requestId: string,
	{ method }: IncomingMessage,
): void {
	headerLines[headerLines.length - 1] = requestId;
	outgoing.writeHead(status, headerLines);
	outgoing.end(method === "HEAD" ? undefined : body);
}

function logAnswer(log: Log, { method, url = "" }: IncomingMessage, requestId: string, status: number): void {
	const mark = url.indexOf("?");
	const path = mark === -1 ? url : url.slice(0, mark);
	log.info({ requestId, method, path, status, kept: true }, "request");
}
