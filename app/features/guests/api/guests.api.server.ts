import { createRoute, z } from "@hono/zod-openapi";
import {
	guest,
	guestMove,
	guestStateChange,
	guestTold,
	guestUpdate,
	newGuest,
} from "#app/features/guests/guest.ts";
import { guestsToTellPath, tableToTell } from "#app/features/guests/guest-news.ts";
import { fitting, guestFilter, openTable, reservation, seating } from "#app/features/guests/seating.ts";
import type { fittingGuests } from "#app/features/guests/storage/guests.fitting.server.ts";
import type { guestMoves } from "#app/features/guests/storage/guests.moves.server.ts";
import type { guestNewsStore } from "#app/features/guests/storage/guests.news.server.ts";
import {
	type guestPersons,
	heldOfPerson,
	personQuery,
} from "#app/features/guests/storage/guests.person.server.ts";
import type { GuestsStore } from "#app/features/guests/storage/guests.store.server.ts";
import type { SeatingsStore } from "#app/features/guests/storage/seatings.store.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, idParams, json, jsonBody, refused } from "#platform/api/api.ts";
import { pageQuery } from "#platform/api/paging.ts";

const path = "/api/admin/guests/{id}";
const stored = json(guest, "The guest as stored");
const invalid = { ...refused.invalid, ...refused.signedOut };
const found = { ...invalid, ...refused.missing };
const refusals = { ...found, ...refused.conflict };

type Guests = GuestsStore &
	ReturnType<typeof guestMoves> &
	Omit<ReturnType<typeof guestPersons>, "forget"> & {
		/** Forgets a person. @returns the keyed hash of the address. */
		forget(email: string): Promise<string>;
	};

export function guestsApi(guests: Guests, access: AccessRules) {
	const router = apiRouter();
	addWriting(router, guests, access);
	addStanding(router, guests, access);
	addPersons(router, guests, access);
	return router;
}

type Router = ReturnType<typeof apiRouter>;

/** Adds what writes a guest of a table, and deletes one. */
function addWriting(router: Router, guests: Guests, access: AccessRules): void {
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: "/api/admin/tables/{id}/guests",
			summary: "Add a guest to a table",
			request: { params: idParams, body: jsonBody(newGuest) },
			responses: { 201: stored, ...refusals },
		}),
		async (context) =>
			context.json(await guests.add(context.req.valid("param").id, context.req.valid("json")), 201),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path,
			summary: "Replace what is written of a guest; their state stays",
			request: { params: idParams, body: jsonBody(guestUpdate) },
			responses: { 200: stored, ...refusals },
		}),
		async (context) =>
			context.json(await guests.update(context.req.valid("param").id, context.req.valid("json")), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "delete",
			path,
			summary: "Delete a guest",
			request: { params: idParams },
			responses: { 204: { description: "Deleted" }, ...found },
		}),
		async (context) => {
			await guests.remove(context.req.valid("param").id);
			return context.body(null, 204);
		},
	);
}

/** Adds what says where a guest stands, and moves one to another table. */
function addStanding(router: Router, guests: Guests, access: AccessRules): void {
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: `${path}/state`,
			summary: "Say where a guest stands; a seat is held by those invited, confirmed, paid or present",
			request: { params: idParams, body: jsonBody(guestStateChange) },
			responses: { 200: stored, ...refusals },
		}),
		async (context) =>
			context.json(await guests.setState(context.req.valid("param").id, context.req.valid("json")), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: `${path}/told`,
			summary: "Note that the owner told a guest how their table stands now",
			request: { params: idParams, body: jsonBody(guestTold) },
			responses: { 200: stored, ...refusals },
		}),
		async (context) =>
			context.json(await guests.markTold(context.req.valid("param").id, context.req.valid("json")), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: `${path}/move`,
			summary:
				"Move a guest to another table, or back: a seat until so many days before its evening as the facts say",
			request: { params: idParams, body: jsonBody(guestMove) },
			responses: { 200: stored, ...refusals },
		}),
		async (context) =>
			context.json(await guests.move(context.req.valid("param").id, context.req.valid("json")), 200),
	);
}

/** Adds what a person may ask of the data about them, at whichever tables they were. */
function addPersons(router: Router, guests: Guests, access: AccessRules): void {
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: "/api/admin/guests",
			summary: "What is held about a person as a guest, for whoever asks what that is",
			request: { query: personQuery },
			responses: { 200: json(heldOfPerson, "Every place of the person at a table"), ...invalid },
		}),
		async (context) => context.json(await guests.findHeld(context.req.valid("query").email), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "delete",
			path: "/api/admin/guests",
			summary: "Forget a person at every table, past ones too",
			request: { query: personQuery },
			responses: { 204: { description: "Forgotten" }, ...invalid },
		}),
		async (context) => {
			const subject = await guests.forget(context.req.valid("query").email);
			context.set("recorded", { subject });
			return context.body(null, 204);
		},
	);
}

const tablesPath = "/api/admin/tables";
const listQuery = guestFilter.extend({
	limit: pageQuery.limit.default(100).meta({ description: "Guests of a page." }),
	cursor: pageQuery.cursor.meta({ description: "Where the page begins: `nextCursor` of the page before." }),
});

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
			path: tablesPath,
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
			path: `${tablesPath}/{id}/guests`,
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
			path: `${tablesPath}/{id}/fitting`,
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
			path: `${tablesPath}/{id}/reservation`,
			summary: "Say under which name a table is reserved",
			request: { params: idParams, body: jsonBody(reservation) },
			responses: { 200: json(reservation, "As stored"), ...found, ...refused.conflict },
		}),
		async (context) =>
			context.json(await seatings.reserve(context.req.valid("param").id, context.req.valid("json")), 200),
	);

	return router;
}
