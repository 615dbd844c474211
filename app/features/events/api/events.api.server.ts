import { createRoute, z } from "@hono/zod-openapi";
import { contentApi } from "#app/content/storage/content.api.server.ts";
import {
	event,
	eventInput,
	eventRequest,
	eventStatuses,
	eventUpdate,
	shownEvent,
	usualTable,
} from "#app/features/events/event.ts";
import { withWords } from "#app/features/events/event-words.ts";
import type { EventsStore } from "#app/features/events/storage/events.store.server.ts";
import { textChange } from "#app/features/events/text-change.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { idParams, json, refused } from "#platform/api/api.ts";
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

const summaries = {
	create: "Create an event",
	update: "Replace an event's texts, made from the given version",
};

/** The endpoints of events. Without a session only published ones are there. */
export function eventsApi(events: EventsStore, access: AccessRules, readTexts: () => Promise<SiteTexts>) {
	const usual = async () => usualTable((await readTexts()).values);
	const schemas = { saved: event, input: eventRequest, update: eventUpdate, version: eventInput };
	const { remove, listVersions, getVersion } = events;
	const router = contentApi(
		{ path, noun: "an event", schemaName: "Event", schemas, hasWorkingCopies: true, summaries },
		{
			...{ remove, listVersions, getVersion },
			create: async (input, creation) =>
				withWords(await events.create({ ...(await usual()), ...input }, creation)),
			update: async (id, input) => withWords(await events.update(id, { ...(await usual()), ...input })),
		},
		access,
	);

	addReading(router, events, access);
	return router;
}

/** Adds the list of events, one of them, and what has changed of its texts. */
function addReading(router: ReturnType<typeof contentApi>, events: EventsStore, access: AccessRules): void {
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
			const isAdministrator = await access.isAdministrator(context);
			if (!found.published && !isAdministrator) {
				throw new ApiError(404, "not-found", "This event does not exist, or has been deleted.");
			}
			return context.json(withWords(isAdministrator ? found : shownEvent(found)), 200);
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
}
