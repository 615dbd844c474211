import type { Context } from "hono";
import { routePath } from "hono/route";
import { ApiError } from "#platform/api/api-error.ts";
import type { SecondLookStore } from "./second-look.store.server.ts";
import { keyedAfterIdleness, keyedOperations } from "./second-look.ts";

/** Returns a check of a signed-in request. @throws ApiError 403 where the key must be given again first. */
export function requireKey({ find }: Pick<SecondLookStore, "find">) {
	return async (context: Context): Promise<void> => {
		const path = routePath(context).replace(/:(\w+)(\{[^}]*\})?/g, "{$1}");
		const operation = `${context.req.method} ${path}`;
		const isKeyed = keyedOperations.includes(operation);
		if (!isKeyed && !keyedAfterIdleness.includes(operation)) return;
		const { isRecent, wasIdle } = await find(context.get("sessionId"));
		if (isKeyed ? isRecent : !wasIdle) return;
		const message =
			"Give the key again: POST the access code as `password` to /api/admin/confirm in this session, then repeat the request.";
		throw new ApiError(403, "key-needed", message);
	};
}
