import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import { redactedPath } from "#app/metadata/public-pages.ts";
import type { Log } from "#platform/log/log.ts";

export type RequestVariables = { requestId: string; sessionId?: string };

type Env = { Variables: RequestVariables; Bindings: { incoming?: IncomingMessage } | undefined };

/** Gives each request a short id, in `X-Request-Id` and in its log line, which holds no secret. */
export function requestLog(log: Log): MiddlewareHandler<Env> {
	return async (context, next) => {
		const started = performance.now();
		const requestId = newRequestId();
		context.set("requestId", requestId);
		await next();
		context.header("X-Request-Id", requestId);
		// A page that is rendered for the cache has no headers of a client: nobody's trace is cached.
		const trace = traceResponse(context.req.header("traceparent"), requestId);
		if (trace !== undefined) context.header("traceresponse", trace);
		// What the client sent: a page for the cache is always rendered as a GET.
		const method = context.env?.incoming?.method ?? context.req.method;
		const path = redactedPath(context.req.path);
		const durationMs = Math.round((performance.now() - started) * 10) / 10;
		const traceId = traceIdOf((context.env?.incoming?.headers ?? context.req.header()).traceparent);
		// Which session did what: its id, as the settings list it, opens nothing.
		const session = context.get("sessionId");
		const { status } = context.res;
		log.info({ requestId, traceId, session, method, path, status, durationMs }, "request");
	};
}

const idLength = 8;
/** Requests for which random digits are drawn at once: a draw is expensive. */
const requestsOfDraw = 1024;

let drawn = "";
let used = 0;

/** A short random name for a request, in hexadecimal. */
export function newRequestId(): string {
	if (used === drawn.length) {
		drawn = randomBytes((idLength * requestsOfDraw) / 2).toString("hex");
		used = 0;
	}
	used += idLength;
	return drawn.slice(used - idLength, used);
}

/** https://www.w3.org/TR/trace-context/: all zeros are no trace, `ff` no version. */
const traceHeader = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(-.*)?$/;

/** The trace that a request is part of, as a proxy in front names it; undefined without one. */
export function traceIdOf(header: string | string[] | undefined): string | undefined {
	return typeof header === "string" ? traceHeader.exec(header)?.[1] : undefined;
}

/**
 * The header that tells a client its trace, with the request's id as the part that was done here
 * (https://w3c.github.io/trace-context/#traceresponse-header). Undefined without a trace.
 */
export function traceResponse(header: string | string[] | undefined, requestId: string): string | undefined {
	const [, trace, flags] = (typeof header === "string" && traceHeader.exec(header)) || [];
	return trace === undefined ? undefined : `00-${trace}-${requestId.padStart(16, "0")}-${flags}`;
}
