import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import { redactedPath } from "#app/metadata/public-pages.ts";
import type { Log } from "#platform/log/log.ts";
import { newRequestId } from "./request-id.ts";
import { traceIdOf, traceResponse } from "./trace-id.ts";

export type RequestVariables = { requestId: string; sessionId?: string };

type Env = { Variables: RequestVariables; Bindings: { incoming?: IncomingMessage } | undefined };

/**
 * Gives each request a short id, in `X-Request-Id` and in its one log line. Queries and the tokens
 * of private pages are not logged: they are secrets.
 */
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
		const { traceparent } = context.env?.incoming?.headers ?? context.req.header();
		const traceId = traceIdOf(traceparent);
		// Which session did what: its id, as the settings list it, opens nothing.
		const session = context.get("sessionId");
		const { status } = context.res;
		log.info({ requestId, traceId, session, method, path, status, durationMs }, "request");
	};
}
