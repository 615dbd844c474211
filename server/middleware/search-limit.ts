import type { Context, MiddlewareHandler } from "hono";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { CountTry } from "#platform/rate-limits/rate-limits.ts";

/** Refuses with 429 a client that searches too often; never the administrator. */
export function limitSearches(
	count: CountTry,
	access: AccessRules,
	clientOf: (context: Context) => string,
): MiddlewareHandler {
	return async (context, next) => {
		const reads = context.req.method === "GET" || context.req.method === "HEAD";
		const searches = reads && (context.req.query("search") ?? "").trim() !== "";
		if (!searches || (await access.isAdministrator(context))) return next();
		const retryAfterSeconds = await count(clientOf(context));
		if (retryAfterSeconds === undefined) return next();
		const message = `Too many searches. Please wait ${retryAfterSeconds} s before the next one.`;
		throw new ApiError(429, "too-many-searches", message, { more: { retryAfterSeconds } });
	};
}
