import { createRoute } from "@hono/zod-openapi";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, json, refused } from "#platform/api/api.ts";
import { type SampleContent, sampleContent, sampleContentPath } from "./sample-content.ts";

/** What is still the sample's among the content of the site: the administrator's alone to know. */
export function sampleContentApi(find: () => Promise<SampleContent>, access: AccessRules) {
	const router = apiRouter();
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: sampleContentPath,
			summary: "List what visitors read of the sample beside facts and texts",
			responses: { 200: json(sampleContent, "What is still the sample's"), ...refused.signedOut },
		}),
		async (context) => context.json(await find(), 200),
	);
	return router;
}
