import { createRoute } from "@hono/zod-openapi";
import {
	guest,
	guestMove,
	guestStateChange,
	guestTold,
	guestUpdate,
	newGuest,
} from "#app/features/guests/guest.ts";
import type { guestMoves } from "#app/features/guests/storage/guests.moves.server.ts";
import {
	type guestPersons,
	heldOfPerson,
	personQuery,
} from "#app/features/guests/storage/guests.person.server.ts";
import type { GuestsStore } from "#app/features/guests/storage/guests.store.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, idParams, json, jsonBody, refused } from "#platform/api/api.ts";

const path = "/api/admin/guests/{id}";
const stored = json(guest, "The guest as stored");
const invalid = { ...refused.invalid, ...refused.signedOut };
const refusals = { ...invalid, ...refused.missing, ...refused.conflict };

type Guests = GuestsStore & ReturnType<typeof guestMoves> & ReturnType<typeof guestPersons>;

export function guestsApi(guests: Guests, access: AccessRules) {
	const router = apiRouter();

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

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "delete",
			path,
			summary: "Delete a guest",
			request: { params: idParams },
			responses: { 204: { description: "Deleted" }, ...invalid, ...refused.missing },
		}),
		async (context) => {
			await guests.remove(context.req.valid("param").id);
			return context.body(null, 204);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: "/api/admin/guests",
			summary: "What is held about a person as a guest, for whoever asks what that is",
			request: { query: personQuery },
			responses: { 200: json(heldOfPerson, "Every place of the person at a table"), ...invalid },
		}),
		async (context) => context.json(await guests.heldOf(context.req.valid("query").email), 200),
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
			await guests.forget(context.req.valid("query").email);
			return context.body(null, 204);
		},
	);

	return router;
}
