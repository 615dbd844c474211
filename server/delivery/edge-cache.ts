import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { redactedPath } from "#app/metadata/public-pages.ts";
import { eventLoopTurns } from "#platform/concurrency/event-loop-turns.ts";
import { queuedShares } from "#platform/concurrency/shares.ts";
import type { Log } from "#platform/log/log.ts";
import { repeatedLine } from "#platform/log/repeated-line.ts";
import { clientOfMessage } from "#server/middleware/client-ip.ts";
import { newRequestId, traceIdOf, traceResponse } from "#server/middleware/request-log.ts";
import type { AnswerHeaders } from "#server/middleware/security-headers.ts";
import { cacheKeyOf } from "./cache-key.ts";
import type { Answer, CachedResponse, ConditionalHeaders } from "./cached-response.ts";
import type { PageCache } from "./page-cache.ts";

/** Marks a page that is served though the database is away (RFC 9211). */
const unchecked = ["cache-status", "ensemble; hit; detail=database-away"];

/** Requests that the site itself answers and that begin in one turn of the event loop. */
const begunPerTurn = 4;
/** Pages and lists of one client that are made at once: half of what is rendered at once. */
const madePerClient = 4;
/** Pictures have a queue of their own, which may be long. */
const picture = /\.(?:avif|ico|jpe?g|png|svg|webp)(?:\?|$)/;

type EdgeParts = {
	/** The whole site as a function of a request. */
	fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>;
	findFile(address: string): CachedResponse | undefined;
	pages: PageCache;
	/** Returns whether a request is for an origin that has no public pages. */
	isUncached(incoming: IncomingMessage): boolean;
	log: Log;
	/** The headers of every answer, also where the site itself is not reached. */
	headers: AnswerHeaders;
	siteUrl: string;
	trustProxy: boolean;
};

/**
 * Answers built files and cached pages from memory, and the rest by the site, each client in turn:
 * one that asks on a hundred connections without a pause holds up nobody else.
 */
export function edgeCache(parts: EdgeParts): RequestListener {
	const { fetch, findFile, pages, isUncached, log, headers, siteUrl, trustProxy } = parts;
	const inTurn = eventLoopTurns(begunPerTurn);
	const inShare = queuedShares(madePerClient);
	const logAnswer = answerLog(log);
	const onMade = new WeakMap<IncomingMessage, () => void>();
	const passOn = getRequestListener(async (request, given) => {
		const bindings = given as HttpBindings;
		try {
			return await fetch(request, bindings);
		} finally {
			onMade.get(bindings.incoming)?.();
		}
	});

	/** Renders, or waits for a rendering, and answers. */
	async function answerAnew(key: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
		const { response, requestId, isUnchecked } = await pages.get(key, async () =>
			// Nothing of the client is in it but what the key says, and its address for limits: what is
			// cached is for everybody.
			fetch(new Request(siteUrl + key, { headers: forwardedFor(incoming) }), { incoming, outgoing }),
		);
		const answer = await response.prepare(conditionalHeaders(incoming));
		const id = requestId ?? newRequestId();
		write(outgoing, answer, id, incoming, isUnchecked ? unchecked : []);
		if (requestId === undefined) logAnswer(incoming, id, answer);
	}

	return (incoming, outgoing) => {
		const file = reads(incoming.method) ? findFile(incoming.url ?? "") : undefined;
		const key = file === undefined && !isUncached(incoming) ? cacheKeyOf(incoming) : undefined;
		const cached = file ?? (key === undefined ? undefined : pages.find(key));
		const answer = cached?.answer(conditionalHeaders(incoming));
		if (answer !== undefined) {
			const requestId = newRequestId();
			write(outgoing, answer, requestId, incoming);
			logAnswer(incoming, requestId, answer);
			return;
		}
		const client = clientOfMessage(incoming, trustProxy);
		const make = async () => {
			await new Promise<void>((begin) => inTurn(begin, client));
			// Whoever went away meanwhile is answered nothing.
			if (!outgoing.destroyed) await answerFromSite(key, incoming, outgoing);
		};
		void (hasShare(incoming) ? inShare(client, make) : make());
	};

	/** Resolves once the answer is made, which may be long before a slow reader has it. */
	async function answerFromSite(
		key: string | undefined,
		incoming: IncomingMessage,
		outgoing: ServerResponse,
	): Promise<void> {
		for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
		if (key === undefined) {
			return new Promise((resolve) => {
				onMade.set(incoming, resolve);
				outgoing.once("close", resolve);
				void passOn(incoming, outgoing);
			});
		}
		await answerAnew(key, incoming, outgoing).catch((error: unknown) => {
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
	}
}

/** Returns whether an answer takes work that one client could order without an end. */
function hasShare({ method, url = "" }: IncomingMessage): boolean {
	if (url.startsWith("/api/")) return reads(method) && !url.startsWith("/api/admin/");
	return !picture.test(url) && !/^\/(?:healthz|readyz)$/.test(url);
}

const reads = (method?: string): boolean => method === "GET" || method === "HEAD";

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

/** Logs answers from memory. Most are given again and again, and with each goes the same line. */
function answerLog(log: Log) {
	const lines = new WeakMap<Answer, { path: string; write: (requestId: string) => void }>();

	return (incoming: IncomingMessage, requestId: string, answer: Answer): void => {
		const { method } = incoming;
		const { status } = answer;
		const path = loggedPath(incoming);
		const traceId = traceIdOf(incoming.headers.traceparent);
		if (method !== "GET" || traceId !== undefined) {
			log.info({ requestId, traceId, method, path, status, cached: true }, "request");
			return;
		}
		let line = lines.get(answer);
		if (line?.path !== path) {
			line = { path, write: repeatedLine(log, { method, path, status, cached: true }, "request") };
			lines.set(answer, line);
		}
		line.write(requestId);
	};
}

function loggedPath({ url = "" }: IncomingMessage): string {
	const mark = url.indexOf("?");
	return redactedPath(mark === -1 ? url : url.slice(0, mark));
}
