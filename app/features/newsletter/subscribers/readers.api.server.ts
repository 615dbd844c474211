import { createRoute, z } from "@hono/zod-openapi";
import { growthSpans, readersWeek } from "#app/features/newsletter/subscriber.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, json, refused } from "#platform/api/api.ts";
import type { ReadersStore } from "./readers.store.server.ts";

const growthQuery = z.object({ weeks: z.enum(growthSpans).default("26") });

/** The number of readers over time. For the administrator alone. */
export function readersApi(readers: Pick<ReadersStore, "growth">, access: AccessRules) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: "/api/admin/readers",
			summary: "Count who confirmed and who left in each of the last weeks, and how many then read",
			request: { query: growthQuery },
			responses: {
				200: json(z.array(readersWeek), "The weeks, this one last"),
				...refused.invalid,
				...refused.signedOut,
			},
		}),
		async (context) => context.json(await readers.growth(Number(context.req.valid("query").weeks)), 200),
	);

	return router;
}
