import { createRoute, z } from "@hono/zod-openapi";
import { guestsToTellPath, tableToTell } from "#app/features/guests/guest-news.ts";
import { fitting, guestFilter, openTable, reservation, seating } from "#app/features/guests/seating.ts";
import type { fittingGuests } from "#app/features/guests/storage/guests.fitting.server.ts";
import type { guestNewsStore } from "#app/features/guests/storage/guests.news.server.ts";
import type { SeatingsStore } from "#app/features/guests/storage/seatings.store.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, idParams, json, jsonBody, refused } from "#platform/api/api.ts";
import { pageQuery } from "#platform/api/paging.ts";

const path = "/api/admin/tables";
const listQuery = guestFilter.extend({
	limit: pageQuery.limit.default(100).meta({ description: "Guests of a page." }),
	cursor: pageQuery.cursor.meta({ description: "Where the page begins: `nextCursor` of the page before." }),
});
const found = { ...refused.invalid, ...refused.signedOut, ...refused.missing };

type Stores = {
	seatings: SeatingsStore;
	guests: ReturnType<typeof fittingGuests> & Pick<ReturnType<typeof guestNewsStore>, "guestsToTell">;
};

export function seatingsApi({ seatings, guests }: Stores, access: AccessRules) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path,
			summary: "List the tables to come with the seats that are held, by day",
			responses: { 200: json(z.array(openTable), "The tables"), ...refused.signedOut },
		}),
		async (context) => context.json(await seatings.listOpen(), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: guestsToTellPath,
			summary: "List the tables to come with guests who do not know yet where they stand",
			responses: { 200: json(z.array(tableToTell), "The tables, by day"), ...refused.signedOut },
		}),
		async (context) => context.json(await guests.guestsToTell(), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: `${path}/{id}/guests`,
			summary: "A table's guest list: its balance, and a page of its guests, those with a seat first",
			request: { params: idParams, query: listQuery },
			responses: { 200: json(seating, "The guest list"), ...found },
		}),
		async (context) =>
			context.json(await seatings.read(context.req.valid("param").id, context.req.valid("query")), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: `${path}/{id}/fitting`,
			summary: "Who would fit a free seat, by age and by whom they met lately",
			request: { params: idParams },
			responses: { 200: json(fitting, "Women and men, as far as a seat is free for them"), ...found },
		}),
		async (context) => context.json(await guests.fitting(context.req.valid("param").id), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: `${path}/{id}/reservation`,
			summary: "Say under which name a table is reserved",
			request: { params: idParams, body: jsonBody(reservation) },
			responses: { 200: json(reservation, "As stored"), ...found, ...refused.conflict },
		}),
		async (context) =>
			context.json(await seatings.reserve(context.req.valid("param").id, context.req.valid("json")), 200),
	);

	return router;
}
