import { createRoute, z } from "@hono/zod-openapi";
import {
	growthSpans,
	listedStates,
	newSubscriber,
	readersWeek,
	subscriberFilter,
	subscriberPage,
} from "#app/features/newsletter/subscriber.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { normalizeEmail } from "#app/mail/email-address.ts";
import { apiRouter, idParams, json, jsonBody, problem, refused } from "#platform/api/api.ts";
import { csvFile } from "#platform/api/csv.ts";
import { headersOfPage, keysOfCursor, pageHeaders, pageOf, pageQuery } from "#platform/api/paging.ts";
import type { ReadersStore } from "./readers.store.server.ts";
import { subscriberColumns } from "./subscriber-columns.ts";
import type { ErasuresStore } from "./subscribers.erasure.server.ts";
import type { InvitationsStore } from "./subscribers.invitations.server.ts";
import { type Exported, positionOf, type SubscribersList } from "./subscribers.list.server.ts";

const path = "/api/admin/subscribers";
const common = { ...refused.invalid, ...refused.signedOut };
const listQuery = subscriberFilter.extend({
	limit: pageQuery.limit.default(50).meta({ description: "Entries of a page." }),
	cursor: pageQuery.cursor.meta({ description: "Where the page begins: `nextCursor` of the page before." }),
});
const exportQuery = subscriberFilter.extend({
	state: z.enum([...listedStates, "all"]).default("confirmed"),
});
/** The list's order, named in its cursors. */
const order = "subscribers";

type Parts = {
	list: SubscribersList;
	erasures: ErasuresStore;
	invitations: InvitationsStore;
	readers: Pick<ReadersStore, "growth">;
	/** Origin of the links in a file; no trailing slash. */
	siteUrl: string;
};

/** Lists, counts, exports, adds and erases subscribers. For the administrator alone. */
export function subscribersApi(parts: Parts, access: AccessRules) {
	const { list, erasures, invitations, readers, siteUrl } = parts;
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path,
			summary: "List subscribers, the newest first; a whole address also tells whether its owner was erased",
			request: { query: listQuery },
			responses: {
				200: { ...json(subscriberPage, "A page of those who match"), headers: pageHeaders },
				...common,
			},
		}),
		async (context) => {
			const { limit, cursor, ...filter } = context.req.valid("query");
			const after = keysOfCursor(cursor, order, 2);
			// One more than a page holds tells whether there is another.
			const found = await list.page(filter, limit + 1, after);
			const { entries, next } = pageOf(found, limit, (one) => ({ order, keys: positionOf(one) }));
			const address = normalizeEmail(filter.search ?? "");
			const erasedOn = address.includes("@") ? await erasures.erasedOn(address) : undefined;
			const total = await list.count(filter);
			const page = {
				subscribers: entries,
				total,
				counts: await list.countStates(),
				reasons: await list.countLeavingReasons(),
				found: await list.countStates(filter),
				refusing: await list.count({ state: "refusing" }),
				pages: await list.listPages(),
				nextCursor: next ?? null,
				...(erasedOn !== undefined && { erasedOn }),
			};
			return context.json(page, 200, headersOfPage(context.req.url, { total, next }));
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: `${path}.csv`,
			summary:
				"Export subscribers, those confirmed unless another state is named, as a CSV file in UTF-8, the newest first",
			request: { query: exportQuery },
			responses: {
				200: { description: "The file", content: { "text/csv": { schema: z.string() } } },
				...common,
			},
		}),
		(context) => {
			const { state, ...filter } = context.req.valid("query");
			const found = list.pages({ ...filter, ...(state !== "all" && { state }) });
			const columns = subscriberColumns(siteUrl);
			const heads = columns.map(([name]) => name);
			return csvFile("subscribers.csv", heads, rowsOf(found, columns));
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path,
			summary: "Add one person, who is asked by a mail first",
			request: { body: jsonBody(newSubscriber) },
			responses: {
				204: { description: "Added, and asked" },
				...common,
				409: json(problem, "The person is on the list, has left or was erased"),
			},
		}),
		async (context) => {
			await invitations.add(context.req.valid("json"));
			return context.body(null, 204);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: `${path}/{id}/confirmation`,
			summary: "Send somebody who has not confirmed another mail to do so",
			request: { params: idParams },
			responses: {
				204: { description: "Ordered" },
				...common,
				...refused.missing,
				409: json(problem, "There is nothing to confirm, or the person never asked"),
				...refused.tooMany,
			},
		}),
		async (context) => {
			await invitations.resend(context.req.valid("param").id);
			return context.body(null, 204);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "delete",
			path: `${path}/{id}`,
			summary: "Erase a subscriber: a keyed hash of the address is all that stays",
			request: { params: idParams },
			responses: { 204: { description: "Erased" }, ...common, ...refused.missing },
		}),
		async (context) => {
			context.set("recorded", { subject: await erasures.erase(context.req.valid("param").id) });
			return context.body(null, 204);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: "/api/admin/readers",
			summary: "Count who confirmed and who left in each of the last weeks, and how many then read",
			request: { query: z.object({ weeks: z.enum(growthSpans).default("26") }) },
			responses: { 200: json(z.array(readersWeek), "The weeks, this one last"), ...common },
		}),
		async (context) => context.json(await readers.growth(Number(context.req.valid("query").weeks)), 200),
	);

	return router;
}

async function* rowsOf(
	found: AsyncIterable<Exported[]>,
	columns: ReturnType<typeof subscriberColumns>,
): AsyncGenerator<string[][], undefined> {
	for await (const subscribers of found) {
		yield subscribers.map((subscriber) => columns.map(([, cell]) => cell(subscriber)));
	}
}
