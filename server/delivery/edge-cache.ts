import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { redactedPath } from "#app/metadata/public-pages.ts";
import type { Log } from "#platform/log/log.ts";
import { newRequestId } from "#server/middleware/request-id.ts";
import type { AnswerHeaders } from "#server/middleware/security-headers.ts";
import { traceIdOf, traceResponse } from "#server/middleware/trace-id.ts";
import { cacheKeyOf } from "./cache-key.ts";
import type { Answer, CachedResponse, ConditionalHeaders } from "./cached-response.ts";
import type { PageCache } from "./page-cache.ts";

/** Marks a page that is served though the database is away (RFC 9211). */
const unchecked = ["cache-status", "ensemble; hit; detail=database-away"];

type EdgeParts = {
	/** The whole site as a function of a request. */
	fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>;
	/** The built file of an address. */
	findFile(address: string): CachedResponse | undefined;
	pages: PageCache;
	log: Log;
	/** Of every answer, also where the site itself is not reached. */
	headers: AnswerHeaders;
	siteUrl: string;
};

/** Stands before the site and answers from memory what it can: built files and cached pages. */
export function edgeCache({ fetch, findFile, pages, log, headers, siteUrl }: EdgeParts): RequestListener {
	const passOn = getRequestListener((request, bindings) => fetch(request, bindings as HttpBindings));

	/** Renders, or waits for a rendering, and answers. */
	async function answerAnew(key: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
		const { response, requestId, isUnchecked } = await pages.get(key, async () =>
			// Nothing of the client is in it but what the key says, and its address for limits: what is cached
			// is for everybody.
			fetch(new Request(siteUrl + key, { headers: forwardedFor(incoming) }), { incoming, outgoing }),
		);
		const answer = await response.prepare(conditionalHeaders(incoming));
		const id = requestId ?? newRequestId();
		write(outgoing, answer, id, incoming, isUnchecked ? unchecked : []);
		if (requestId === undefined) logAnswer(log, incoming, id, answer.status);
	}

	return (incoming, outgoing) => {
		const reads = incoming.method === "GET" || incoming.method === "HEAD";
		const file = reads ? findFile(incoming.url ?? "") : undefined;
		const key = file === undefined ? cacheKeyOf(incoming) : undefined;
		const cached = file ?? (key === undefined ? undefined : pages.find(key));
		const answer = cached?.answer(conditionalHeaders(incoming));
		if (answer !== undefined) {
			const requestId = newRequestId();
			write(outgoing, answer, requestId, incoming);
			logAnswer(log, incoming, requestId, answer.status);
			return;
		}
		for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
		if (key === undefined) {
			void passOn(incoming, outgoing);
			return;
		}
		answerAnew(key, incoming, outgoing).catch((error: unknown) => {
			const { method, headers: sent } = incoming;
			const requestId = newRequestId();
			const trace = traceResponse(sent.traceparent, requestId);
			const about = { requestId, traceId: traceIdOf(sent.traceparent), method, path: loggedPath(incoming) };
			log.error({ ...about, err: error }, "unexpected error");
			outgoing.writeHead(500, {
				"cache-control": "no-store",
				"x-request-id": requestId,
				...(trace !== undefined && { traceresponse: trace }),
			});
			outgoing.end();
			log.info({ ...about, status: 500 }, "request");
		});
	};
}

function forwardedFor({ headers }: IncomingMessage): HeadersInit {
	const forwarded = headers["x-forwarded-for"];
	return forwarded === undefined ? {} : { "X-Forwarded-For": String(forwarded) };
}

function conditionalHeaders({ headers }: IncomingMessage): ConditionalHeaders {
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
	{ method, headers }: IncomingMessage,
	more: readonly string[] = [],
): void {
	headerLines[headerLines.length - 1] = requestId;
	const trace = traceResponse(headers.traceparent, requestId);
	const isPlain = trace === undefined && more.length === 0;
	const handedOn = trace === undefined ? [] : ["traceresponse", trace];
	outgoing.writeHead(status, isPlain ? headerLines : [...headerLines, ...more, ...handedOn]);
	outgoing.end(method === "HEAD" ? undefined : body);
}

function logAnswer(log: Log, incoming: IncomingMessage, requestId: string, status: number): void {
	const { method, headers } = incoming;
	const traceId = traceIdOf(headers.traceparent);
	log.info({ requestId, traceId, method, path: loggedPath(incoming), status, cached: true }, "request");
}

function loggedPath({ url = "" }: IncomingMessage): string {
	const mark = url.indexOf("?");
	return redactedPath(mark === -1 ? url : url.slice(0, mark));
}
