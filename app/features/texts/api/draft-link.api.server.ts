import { createRoute } from "@hono/zod-openapi";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { draftLink, draftLinkState } from "#app/features/texts/draft-link.ts";
import type { DraftLinksStore } from "#app/features/texts/storage/draft-links.store.server.ts";
import { draftSitePath } from "#app/metadata/public-pages.ts";
import { apiRouter, json, refused } from "#platform/api/api.ts";

const path = "/api/admin/texts/draft-link";

/** The link that shows the site with its draft to those who have it. */
export function draftLinkApi(links: DraftLinksStore, access: AccessRules, siteUrl: string) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path,
			summary: "Tell whether there is a private link to the site with its draft",
			responses: { 200: json(draftLinkState, "Until when it opens, or null"), ...refused.signedOut },
		}),
		async (context) => context.json({ expiresAt: (await links.findExpiry()) ?? null }, 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path,
			summary: "Make a private link to the site with its draft, in place of the one before",
			responses: { 201: json(draftLink, "The link"), ...refused.signedOut },
		}),
		async (context) => {
			const { token, expiresAt } = await links.create(context.get("person").id);
			return context.json({ url: siteUrl + draftSitePath + token, expiresAt }, 201);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "delete",
			path,
			summary: "End the private link to the draft",
			responses: { 204: { description: "It opens no more" }, ...refused.signedOut },
		}),
		async (context) => {
			await links.revoke();
			return context.body(null, 204);
		},
	);

	return router;
}
