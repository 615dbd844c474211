import { createRoute } from "@hono/zod-openapi";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { editedPage, editedPageInput } from "#app/features/texts/edited-page.ts";
import type { ConsentsStore } from "#app/features/texts/storage/consents.store.server.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
import { draftTexts } from "./draft-texts.server.ts";
import type { TextParts } from "./text-list.server.ts";

/** Renders a page of the readers' site with other texts than theirs. */
export type RenderWith = (path: string, texts: SiteTexts) => Promise<Response>;

/** A page as it would be with the draft, for the administrator's eyes. */
export function editedPageApi(
	parts: TextParts,
	consents: ConsentsStore,
	access: AccessRules,
	renderWith: RenderWith,
) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: "/api/admin/texts/page",
			summary: "Render a page with the draft, each text marked with its key",
			request: { body: jsonBody(editedPageInput) },
			responses: { 200: json(editedPage, "The page"), ...refused.invalid, ...refused.signedOut },
		}),
		async (context) => {
			const { path } = context.req.valid("json");
			const answer = await renderWith(path, await draftTexts(parts, consents, { isMarked: true }));
			return context.json({ html: await answer.text() }, 200);
		},
	);

	return router;
}
