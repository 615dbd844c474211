import { createRoute } from "@hono/zod-openapi";
import {
	guestMessage,
	mailOrder,
	mailPreview,
	mailPreviewRequest,
	orderAnswer,
	reminderChoice,
	sentMessage,
	tableMails,
} from "#app/features/guest-mails/guest-mail.ts";
import type { GuestMailService } from "#app/features/guest-mails/mails/guest-mail-service.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, idParams, json, jsonBody, refused } from "#platform/api/api.ts";

const path = "/api/admin/events/{id}/mails";
const common = { ...refused.signedOut, ...refused.missing };

/** The mails of a table: who was sent what, a look at one, and sending it. The administrator's alone. */
export function guestMailsApi(service: GuestMailService, access: AccessRules) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path,
			summary: "List the guests of a table with the mails they were sent",
			request: { params: idParams },
			responses: { 200: json(tableMails, "The table, its guests, and which mails fit it now"), ...common },
		}),
		async (context) => context.json(await service.list(context.req.valid("param").id), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: `${path}/preview`,
			summary: "Show a mail as a guest would have it; nothing is sent",
			request: { params: idParams, body: jsonBody(mailPreviewRequest) },
			responses: { 200: json(mailPreview, "The mail"), ...common, ...refused.invalid, ...refused.conflict },
		}),
		async (context) => {
			const { id } = context.req.valid("param");
			return context.json(await service.preview(id, context.req.valid("json")), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path,
			summary: "Send a mail to guests of a table, to each once",
			request: { params: idParams, body: jsonBody(mailOrder) },
			responses: {
				200: json(orderAnswer, "What became of it for each guest"),
				...common,
				...refused.invalid,
				...refused.conflict,
			},
		}),
		async (context) => {
			const { id } = context.req.valid("param");
			return context.json(await service.send(id, context.req.valid("json")), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: `${path}/reminder`,
			summary: "Say whether the reminder of a table leaves by itself, to guests who are confirmed by then",
			request: { params: idParams, body: jsonBody(reminderChoice) },
			responses: { 204: { description: "Noted" }, ...common, ...refused.invalid },
		}),
		async (context) => {
			await service.setReminder(context.req.valid("param").id, context.req.valid("json"));
			return context.body(null, 204);
		},
	);

	addMessages(router, service.messages, access);
	return router;
}

/** Adds what is sent by WhatsApp instead, by the owner's own hand. */
function addMessages(
	router: ReturnType<typeof apiRouter>,
	messages: GuestMailService["messages"],
	access: AccessRules,
): void {
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: `${path}/messages`,
			summary: "Prepare a message by WhatsApp with the link to its guest's page; who is invited holds a seat",
			request: { params: idParams, body: jsonBody(mailPreviewRequest) },
			responses: {
				200: json(guestMessage, "What opens WhatsApp"),
				...common,
				...refused.invalid,
				...refused.conflict,
			},
		}),
		async (context) => {
			const { id } = context.req.valid("param");
			return context.json(await messages.prepare(id, context.req.valid("json")), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: `${path}/messages`,
			summary: "Note that the owner sent a message by WhatsApp",
			request: { params: idParams, body: jsonBody(sentMessage) },
			responses: { 204: { description: "Noted" }, ...common, ...refused.invalid, ...refused.conflict },
		}),
		async (context) => {
			await messages.note(context.req.valid("param").id, context.req.valid("json"));
			return context.body(null, 204);
		},
	);
}
