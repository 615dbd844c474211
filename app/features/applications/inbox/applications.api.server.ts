import { createRoute, z } from "@hono/zod-openapi";
import type { ListSome } from "#app/features/applications/applications.erasure.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, idParams, json, jsonBody, refused } from "#platform/api/api.ts";
import { csvFile } from "#platform/api/csv.ts";
import { headersOfPage, keysOfCursor, pageHeaders, pageOf, pageQuery } from "#platform/api/paging.ts";
import type { AnswerMails } from "./answer-mails.server.ts";
import type { applicationFile } from "./application-file.server.ts";
import { type ApplicationsList, placeOf } from "./applications.list.server.ts";
import type { ApplicationsStore } from "./applications.store.server.ts";
import {
	type Application,
	answerPreview,
	answerQuestion,
	application,
	applicationFilter,
	applicationPage,
	applicationsFilePath,
	applicationsPath,
	automaticErasure,
	automaticErasurePath,
	flagsInput,
	membershipInput,
	noteInput,
	reminderInput,
	type SeatInput,
	seatInput,
	stateChange,
} from "./inbox.ts";

const path = `${applicationsPath}/{id}`;
const invalid = { ...refused.invalid, ...refused.signedOut };
const found = { ...invalid, ...refused.missing, ...refused.conflict };
const refusals = { ...found, ...refused.conflict };
const stored = json(application, "The application as it is now");
const listQuery = applicationFilter.extend({
	limit: pageQuery.limit.default(50).meta({ description: "Entries of a page." }),
	cursor: pageQuery.cursor.meta({ description: "Where the page begins: `nextCursor` of the page before." }),
});
/** The list's order, named in its cursors. */
const order = "applications";

type Parts = {
	list: ApplicationsList;
	store: ApplicationsStore;
	file: ReturnType<typeof applicationFile>;
	mails: Pick<AnswerMails, "preview">;
	/** Makes a guest of a table of one. @throws ApiError 404 or 409. */
	seat(id: string, input: SeatInput): Promise<Application>;
	/** Erases one. @returns the keyed hash of its id. */
	erase(id: string): Promise<string>;
	/** Erases all that are listed, some at a time. @returns how many. */
	eraseAll(listSome: ListSome): Promise<number>;
};

type Router = ReturnType<typeof apiRouter>;

/** Lists, opens, answers and erases applications. */
export function applicationsApi(parts: Parts, access: AccessRules) {
	const router = apiRouter();
	addLists(router, parts, access);
	addAutomaticErasure(router, parts, access);
	addOpening(router, parts, access);
	addAnswers(router, parts, access);
	addSeat(router, parts, access);
	addChanges(router, parts, access);
	addNotes(router, parts, access);
	return router;
}

function addLists(router: Router, { list, file }: Parts, access: AccessRules): void {
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: applicationsPath,
			summary: "List applications that were sent, the latest first, without what looks automatic",
			request: { query: listQuery },
			responses: {
				200: { ...json(applicationPage, "A page of those that match"), headers: pageHeaders },
				...invalid,
			},
		}),
		async (context) => {
			const { limit, cursor, ...filter } = context.req.valid("query");
			const after = keysOfCursor(cursor, order, 2);
			// One more than a page holds tells whether there is another.
			const { applications, ...counted } = await list.page(filter, limit + 1, after);
			const { entries, next } = pageOf(applications, limit, (one) => ({ order, keys: placeOf(one) }));
			const page = { applications: entries, ...counted, nextCursor: next ?? null };
			return context.json(page, 200, headersOfPage(context.req.url, { total: counted.total, next }));
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: applicationsFilePath,
			summary:
				"Export applications as a CSV file in UTF-8, the latest first, with a column for each question",
			request: { query: applicationFilter },
			responses: {
				200: { description: "The file", content: { "text/csv": { schema: z.string() } } },
				...invalid,
			},
		}),
		async (context) => {
			const { heads, rows } = await file.open(context.req.valid("query"));
			return csvFile("applications.csv", heads, rows);
		},
	);
}

function addAutomaticErasure(router: Router, { list, eraseAll }: Parts, access: AccessRules): void {
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: automaticErasurePath,
			summary: "Erase for good all that look automatic: keyed hashes of their ids are all that stays",
			request: { body: jsonBody(automaticErasure) },
			responses: { 200: json(z.object({ erased: z.int() }), "How many were erased"), ...invalid },
		}),
		async (context) => {
			const erased = await eraseAll(list.listAutomatic(context.req.valid("json")));
			context.set("recorded", { subject: String(erased) });
			return context.json({ erased }, 200);
		},
	);
}

function addOpening(router: Router, { store, erase }: Parts, access: AccessRules): void {
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: `${path}/opening`,
			summary: "Open an application: its answers, notes and history. A new one has been read by that",
			request: { params: idParams },
			responses: { 200: stored, ...found },
		}),
		async (context) => {
			const { id } = context.req.valid("param");
			const opened = await store.open(id, context.get("person").id);
			context.set("recorded", { subject: id });
			return context.json(opened, 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: `${path}/photographs/{photograph}`,
			summary: "A photograph of an application, as a WebP",
			request: { params: idParams.extend({ photograph: z.string().max(200) }) },
			responses: {
				200: { description: "The picture", content: { "image/webp": { schema: z.string() } } },
				...found,
			},
		}),
		async (context) => {
			const { id, photograph } = context.req.valid("param");
			const bytes = await store.photograph(id, photograph);
			return context.body(new Uint8Array(bytes), 200, { "Content-Type": "image/webp" });
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "delete",
			path,
			summary: "Erase an application for good: a keyed hash of its id is all that stays",
			request: { params: idParams },
			responses: { 204: { description: "Erased" }, ...invalid, ...refused.missing },
		}),
		async (context) => {
			context.set("recorded", { subject: await erase(context.req.valid("param").id) });
			return context.body(null, 204);
		},
	);
}

/** Adds the mail that answers an application, as it would leave. */
function addAnswers(router: Router, { mails }: Parts, access: AccessRules): void {
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: `${path}/answer`,
			summary: "The mail that would leave with a change of state, in the language of the applicant",
			request: { params: idParams, body: jsonBody(answerQuestion) },
			responses: { 200: json(answerPreview, "The mail"), ...found },
		}),
		async (context) =>
			context.json(await mails.preview(context.req.valid("param").id, context.req.valid("json")), 200),
	);
}

/** Adds what makes a guest of a table of somebody who was accepted. */
function addSeat(router: Router, { seat }: Parts, access: AccessRules): void {
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: `${path}/guest`,
			summary: "Make a guest of a table of somebody who was accepted",
			request: { params: idParams, body: jsonBody(seatInput) },
			responses: { 201: stored, ...refusals },
		}),
		async (context) => {
			const { id } = context.req.valid("param");
			context.set("recorded", { subject: id });
			return context.json(await seat(id, context.req.valid("json")), 201);
		},
	);
}

function addChanges(router: Router, { store }: Parts, access: AccessRules): void {
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: `${path}/state`,
			summary: "Move an application to another state, with the mail that tells its applicant",
			request: { params: idParams, body: jsonBody(stateChange) },
			responses: { 200: stored, ...refusals },
		}),
		async (context) => {
			const { id } = context.req.valid("param");
			const change = context.req.valid("json");
			const moved = await store.move(id, change, context.get("person").id);
			context.set("recorded", { subject: id, details: { state: change.state } });
			return context.json(moved, 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: `${path}/membership`,
			summary: "Say whether somebody who was accepted is a member now",
			request: { params: idParams, body: jsonBody(membershipInput) },
			responses: { 200: stored, ...refusals },
		}),
		async (context) => {
			const { id } = context.req.valid("param");
			context.set("recorded", { subject: id });
			return context.json(await store.setMembership(id, context.req.valid("json")), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: `${path}/flags`,
			summary: "Say that an application that looks automatic is a person’s",
			request: { params: idParams, body: jsonBody(flagsInput) },
			responses: { 200: stored, ...refusals },
		}),
		async (context) => {
			const { id } = context.req.valid("param");
			context.set("recorded", { subject: id });
			return context.json(await store.clearFlags(id, context.req.valid("json")), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: `${path}/reminder`,
			summary: "Say when to be reminded of an application",
			request: { params: idParams, body: jsonBody(reminderInput) },
			responses: { 200: stored, ...found },
		}),
		async (context) => {
			const { id } = context.req.valid("param");
			context.set("recorded", { subject: id });
			return context.json(await store.remindAt(id, context.req.valid("json").at), 200);
		},
	);
}

function addNotes(router: Router, { store }: Parts, access: AccessRules): void {
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: `${path}/notes`,
			summary: "Add a note; whatever else is changed at that moment, it is kept",
			request: { params: idParams, body: jsonBody(noteInput) },
			responses: { 201: stored, ...found },
		}),
		async (context) => {
			const { id } = context.req.valid("param");
			const noted = await store.note(id, context.req.valid("json").text, context.get("person").id);
			context.set("recorded", { subject: id });
			return context.json(noted, 201);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "delete",
			path: `${path}/notes/{note}`,
			summary: "Delete a note",
			request: { params: idParams.extend({ note: z.string().max(200) }) },
			responses: { 200: stored, ...found },
		}),
		async (context) => {
			const { id, note } = context.req.valid("param");
			context.set("recorded", { subject: id });
			return context.json(await store.removeNote(id, note), 200);
		},
	);
}
