import { createRoute, z } from "@hono/zod-openapi";
import { owedResults } from "#app/features/feedback/feedback.ts";
import type { owedResultsStore } from "#app/features/feedback/storage/feedback.owed.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, json, refused } from "#platform/api/api.ts";

/** The evenings whose guests still wait for the promised results. For the administrator alone. */
export function owedResultsApi(feedback: ReturnType<typeof owedResultsStore>, access: AccessRules) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: "/api/admin/owed-results",
			summary: "List the evenings whose guests were promised an answer and have none yet",
			responses: {
				200: json(z.array(owedResults), "The evenings, the one that waits longest first"),
				...refused.signedOut,
			},
		}),
		async (context) => context.json(await feedback.listOwed(), 200),
	);

	return router;
}
