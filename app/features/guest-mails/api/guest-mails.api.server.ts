import { createRoute } from "@hono/zod-openapi";
import {
	mailOrder,
	mailPreview,
	mailPreviewRequest,
	orderAnswer,
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

	return router;
}
