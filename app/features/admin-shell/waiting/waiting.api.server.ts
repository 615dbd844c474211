import { createRoute } from "@hono/zod-openapi";
import { type AccessRules, isOpenTo } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, json, refused } from "#platform/api/api.ts";
import { type Waiting, waiting, waitingPath } from "./waiting.ts";

export function waitingApi(read: () => Promise<Waiting>, access: AccessRules) {
	return apiRouter().openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: waitingPath,
			summary:
				"What waits, of what is open to the caller: the next table, guests to write to, what is due this week",
			responses: { 200: json(waiting, "What waits"), ...refused.signedOut },
		}),
		async (context) => {
			const found = await read();
			const evenings = isOpenTo(context, "guests")
				? {}
				: { nextTable: null, tablesToTell: [], tableAnswers: [] };
			const applications = isOpenTo(context, "applications")
				? {}
				: { applicationsNew: 0, applicationsDue: 0 };
			const readers = isOpenTo(context, "readers") ? {} : { readersCame: 0, readersLeft: 0 };
			return context.json({ ...found, ...evenings, ...applications, ...readers }, 200);
		},
	);
}
