import { createRoute } from "@hono/zod-openapi";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, idParams, json, jsonBody, refused } from "#platform/api/api.ts";
import type { HostListStore } from "./host-list.store.server.ts";
import { arrival, hostList, hostListPath } from "./host-list.ts";

/** The list of the caller's own evening, of which nobody says which it is: the server knows. */
export function hostListApi(lists: HostListStore, { administratorOnly }: AccessRules) {
	return apiRouter()
		.openapi(
			createRoute({
				...administratorOnly,
				method: "get",
				path: hostListPath,
				summary:
					"Read the list of the caller's evening: with its guests from an hour before it until midnight",
				responses: {
					200: json(hostList.nullable(), "The list; null where no evening of theirs takes place"),
					...refused.signedOut,
				},
			}),
			async (context) => context.json((await lists.find(context.get("person").eventId)) ?? null, 200),
		)
		.openapi(
			createRoute({
				...administratorOnly,
				method: "put",
				path: `${hostListPath}/{id}`,
				summary: "Note that a guest of the caller's evening is here, or is not after all",
				request: { params: idParams, body: jsonBody(arrival) },
				responses: {
					204: { description: "Noted" },
					...refused.invalid,
					...refused.signedOut,
					...refused.missing,
				},
			}),
			async (context) => {
				const { eventId } = context.get("person");
				await lists.setArrival(eventId, context.req.valid("param").id, context.req.valid("json"));
				return context.body(null, 204);
			},
		);
}
