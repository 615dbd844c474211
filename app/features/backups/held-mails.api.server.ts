import { createRoute } from "@hono/zod-openapi";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
import type { HeldMailsStore } from "./held-mails.store.server.ts";
import { type HeldMailsAnswer, heldMails, heldMailsAnswer } from "./held-mails.ts";

const path = "/api/admin/held-mails";

type HeldMailsService = Pick<HeldMailsStore, "find"> & { answer(answer: HeldMailsAnswer): Promise<void> };

/** Lists and answers the mails that a restore holds back. For the administrator alone. */
export function heldMailsApi(service: HeldMailsService, access: AccessRules) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path,
			summary: "List what a restore brought back and holds until it is decided on",
			responses: { 200: json(heldMails, "What waits"), ...refused.signedOut },
		}),
		async (context) => context.json(await service.find(), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path,
			summary: "Send what waits since a restore, or drop it",
			request: { body: jsonBody(heldMailsAnswer) },
			responses: { 200: json(heldMails, "What still waits"), ...refused.invalid, ...refused.signedOut },
		}),
		async (context) => {
			await service.answer(context.req.valid("json").answer);
			return context.json(await service.find(), 200);
		},
	);

	return router;
}
