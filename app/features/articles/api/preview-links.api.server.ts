import { createRoute } from "@hono/zod-openapi";
import { previewLink, previewLinkState } from "#app/features/articles/preview-link.ts";
import type { PreviewLinksStore } from "#app/features/articles/storage/preview-links.store.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { entryPath } from "#app/site/site-map.ts";
import { apiRouter, idParams, json, refused } from "#platform/api/api.ts";

const path = "/api/blog-posts/{id}/preview-link";

/** The link that shows an article, published or not, to those who have it. */
export function previewLinksApi(links: PreviewLinksStore, access: AccessRules, siteUrl: string) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path,
			summary: "Tell whether an article has a private preview link",
			request: { params: idParams },
			responses: { 200: json(previewLinkState, "Until when it opens, or null"), ...refused.signedOut },
		}),
		async (context) => {
			const expiresAt = await links.findExpiry(context.req.valid("param").id);
			return context.json({ expiresAt: expiresAt ?? null }, 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path,
			summary: "Make a private preview link, in place of the one before",
			request: { params: idParams },
			responses: { 201: json(previewLink, "The link"), ...refused.signedOut, ...refused.missing },
		}),
		async (context) => {
			const { token, expiresAt } = await links.create(context.req.valid("param").id);
			return context.json({ url: siteUrl + entryPath("preview", token), expiresAt }, 201);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "delete",
			path,
			summary: "End the private preview link",
			request: { params: idParams },
			responses: { 204: { description: "It opens no more" }, ...refused.signedOut },
		}),
		async (context) => {
			await links.revoke(context.req.valid("param").id);
			return context.body(null, 204);
		},
	);

	return router;
}
