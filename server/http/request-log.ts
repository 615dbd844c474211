import type { MiddlewareHandler } from "hono";
import type { Log } from "../platform/log";
import { newRequestId } from "./request-id";

const previewToken = /^((?:\/fr)?\/preview\/).+$/i;

export type RequestVariables = { requestId: string };

/** Gives each request a short id, in `X-Request-Id` and in its one log line. Queries and the tokens of previews are not logged: they are secrets. */
export function requestLog(log: Log): MiddlewareHandler<{ Variables: RequestVariables }> {
	return async (context, next) => {
		const started = performance.now();
		const requestId = newRequestId();
		context.set("requestId", requestId);
		await next();
		context.header("X-Request-Id", requestId);
		const { method } = context.req;
		const path = context.req.path.replace(previewToken, "$1…");
		const durationMs = Math.round((performance.now() - started) * 10) / 10;
		log.info({ requestId, method, path, status: context.res.status, durationMs }, "request");
	};
}
