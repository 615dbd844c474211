import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Log } from "../platform/log";

const idBytes = 4;

export type RequestVariables = { requestId: string };

/** Gives each request a short id, in `X-Request-Id` and in its one log line. Queries are not logged: they may hold secrets. */
export function requestLog(log: Log): MiddlewareHandler<{ Variables: RequestVariables }> {
	return async (context, next) => {
		const started = performance.now();
		const requestId = randomBytes(idBytes).toString("hex");
		context.set("requestId", requestId);
		await next();
		context.header("X-Request-Id", requestId);
		const { method, path } = context.req;
		const durationMs = Math.round((performance.now() - started) * 10) / 10;
		log.info({ requestId, method, path, status: context.res.status, durationMs }, "request");
	};
}
