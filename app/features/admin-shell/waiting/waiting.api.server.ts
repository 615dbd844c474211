import { createRoute } from "@hono/zod-openapi";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, json, refused } from "#platform/api/api.ts";
import { type Waiting, waiting, waitingPath } from "./waiting.ts";

export function waitingApi(read: () => Promise<Waiting>, access: AccessRules) {
	return apiRouter().openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: waitingPath,
			summary: "What waits for the owner: the next table, guests to write to, what is due this week",
			responses: { 200: json(waiting, "What waits"), ...refused.signedOut },
		}),
		async (context) => context.json(await read(), 200),
	);
}
