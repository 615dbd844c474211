import type { Context } from "hono";
import { routePath } from "hono/route";
import { ApiError } from "#platform/api/api-error.ts";
import { operationName } from "#platform/api/operation-name.ts";
import type { SecondLookStore } from "./second-look.store.server.ts";
import { keyedAfterIdleness, keyedOperations } from "./second-look.ts";

type Keys = Pick<SecondLookStore, "find">;

/** Returns a check of a signed-in request. @throws ApiError 403 where the key must be given again first. */
export function requireKey({ find }: Keys) {
	return async (context: Context): Promise<void> => {
		const operation = operationName(context.req.method, routePath(context));
		const isKeyed = keyedOperations.includes(operation);
		if (!isKeyed && !keyedAfterIdleness.includes(operation)) return;
		const { isRecent, wasIdle } = await find(context.get("sessionId"));
		if (isKeyed ? !isRecent : wasIdle) throw keyNeeded();
	};
}

/** Returns a check for what needs the key on a condition of its content. @throws ApiError 403. */
export function requireRecentKey({ find }: Keys) {
	return async (context: Context): Promise<void> => {
		if (!(await find(context.get("sessionId"))).isRecent) throw keyNeeded();
	};
}

function keyNeeded(): ApiError {
	const message =
		"Give the key again: POST the access code as `password` to /api/admin/confirm in this session, then repeat the request.";
	return new ApiError(403, "key-needed", message);
}
