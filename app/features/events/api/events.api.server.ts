import { createRoute, z } from "@hono/zod-openapi";
import { creationQuery } from "#app/content/drafts/working-copy.ts";
import { event, eventRequest, eventStatuses, eventUpdate, usualTable } from "#app/features/events/event.ts";
import { withWords } from "#app/features/events/event-words.ts";
import type { EventsStore } from "#app/features/events/storage/events.store.server.ts";
import { textChange } from "#app/features/events/text-change.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { apiRouter, idParams, json, jsonBody, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { entriesOfAnswer, headersOfPage, pageHeaders, pageQuery } from "#platform/api/paging.ts";

const path = "/api/events";
const onePath = `${path}/{id}`;
const refusals = { ...refused.signedOut, ...refused.missing };

const maxSearchCharacters = 200;

export const eventListQuery = z.object({
	search: z.string().max(maxSearchCharacters).optional().meta({
		description: "Words that must all stand in title or location, whatever case and accents.",
	}),
	status: z
		.enum(eventStatuses)
		.optional()
		.meta({ description: "A part of the list. Without a session it is always the published one." }),
	...pageQuery,
});

/** The endpoints of events. Without a session only published ones are there. */
export function eventsApi(events: EventsStore, access: AccessRules, readTexts: () => Promise<SiteTexts>) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			method: "get",
			path,
			summary: "List events: published ones, or all with a session",
			request: { query: eventListQuery },
			responses: {
				200: {
					...json(z.array(event), "Events by calendar day, the undated last"),
					headers: pageHeaders,
				},
				...refused.invalid,
				...refused.tooMany,
			},
		}),
		async (context) => {
			const { search, status, limit, cursor } = context.req.valid("query");
			const isAdministrator = await access.isAdministrator(context);
			const filter = { publishedOnly: !isAdministrator, search, status };
			const [{ entries, next }, total] = await Promise.all([
				events.listPage({ ...filter, limit: entriesOfAnswer(limit, isAdministrator), cursor }),
				events.countListed(filter),
			]);
			const headers = headersOfPage(context.req.url, { total, next });
			return context.json(entries.map(withWords), 200, headers);
		},
	);

	router.openapi(
		createRoute({
			method: "get",
			path: onePath,
			summary: "Read one event",
			request: { params: idParams },
			responses: { 200: json(event, "The event"), ...refused.missing },
		}),
		async (context) => {
			const found = await events.get(context.req.valid("param").id);
			if (!found.published && !(await access.isAdministrator(context))) {
				throw new ApiError(404, "not-found", "This event does not exist, or has been deleted.");
			}
			return context.json(withWords(found), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: `${onePath}/text-changes`,
			summary: "Compare the texts of an event with what the others have followed of them",
			request: { params: idParams },
			responses: {
				200: json(z.array(textChange), "What has changed since, of each text that is older than another"),
				...refusals,
			},
		}),
		async (context) => context.json(await events.listTextChanges(context.req.valid("param").id), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path,
			summary: "Create an event",
			request: { query: creationQuery, body: jsonBody(eventRequest) },
			responses: { 201: json(event, "The created event"), ...refused.invalid, ...refused.signedOut },
		}),
		async (context) => {
			const usual = usualTable((await readTexts()).values);
			const input = { ...usual, ...context.req.valid("json") };
			const created = await events.create(input, context.req.valid("query"));
			return context.json(withWords(created), 201);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: onePath,
			summary: "Replace an event's texts, made from the given version",
			request: { params: idParams, body: jsonBody(eventUpdate) },
			responses: {
				200: json(event, "The changed event"),
				...refusals,
				...refused.invalid,
				...refused.conflict,
			},
		}),
		async (context) => {
			const { id } = context.req.valid("param");
			const usual = usualTable((await readTexts()).values);
			const changed = await events.update(id, { ...usual, ...context.req.valid("json") });
			return context.json(withWords(changed), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "delete",
			path: onePath,
			summary: "Delete an event",
			request: { params: idParams },
			responses: { 204: { description: "Deleted" }, ...refusals },
		}),
		async (context) => {
			await events.remove(context.req.valid("param").id);
			return context.body(null, 204);
		},
	);

	return router;
}
