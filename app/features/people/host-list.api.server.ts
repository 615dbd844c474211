import { createRoute } from "@hono/zod-openapi";
import { z } from "#app/content/schema.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, idParams, json, jsonBody, refused } from "#platform/api/api.ts";
import type { HostListStore } from "./host-list.store.server.ts";
import { arrival, arrivalsPath, hostList, hostListPath } from "./host-list.ts";

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

const guestParams = z.object({ id: z.string().max(200), guest: z.string().max(200) });

/** The same list of any table, at every hour, for who may see all of its guests. */
export function arrivalsApi(lists: HostListStore, { administratorOnly }: AccessRules) {
	return apiRouter()
		.openapi(
			createRoute({
				...administratorOnly,
				method: "get",
				path: arrivalsPath("{id}") as "/api/admin/tables/{id}/arrivals",
				summary: "Read who is expected at a table, who is here and who paid",
				request: { params: idParams },
				responses: {
					200: json(hostList.nullable(), "The list; null where the table has no day, or does not take place"),
					...refused.signedOut,
				},
			}),
			async (context) => {
				const { id } = context.req.valid("param");
				return context.json((await lists.find(id, { isOwners: true })) ?? null, 200);
			},
		)
		.openapi(
			createRoute({
				...administratorOnly,
				method: "put",
				path: `${arrivalsPath("{id}") as "/api/admin/tables/{id}/arrivals"}/{guest}`,
				summary: "Note that a guest of a table is here, or is not after all",
				request: { params: guestParams, body: jsonBody(arrival) },
				responses: {
					204: { description: "Noted" },
					...refused.invalid,
					...refused.signedOut,
					...refused.missing,
				},
			}),
			async (context) => {
				const { id, guest } = context.req.valid("param");
				await lists.setArrival(id, guest, { ...context.req.valid("json"), isOwners: true });
				return context.body(null, 204);
			},
		);
}
