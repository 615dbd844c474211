import { createRoute } from "@hono/zod-openapi";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, json, refused } from "#platform/api/api.ts";
import { type SiteState, siteState, statePath } from "./site-state.ts";

export function stateApi(readState: () => Promise<SiteState>, access: AccessRules) {
	return apiRouter().openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: statePath,
			summary: "How the site is: its mails, its backups, the room on its disk, its version",
			responses: { 200: json(siteState, "The state"), ...refused.signedOut },
		}),
		async (context) => context.json(await readState(), 200),
	);
}
