import { createRoute, z } from "@hono/zod-openapi";
import { article, articleCorrections, articleUpdate } from "#app/features/articles/article.ts";
import type { ArticlesStore } from "#app/features/articles/storage/articles.store.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, idParams, json, jsonBody, refused } from "#platform/api/api.ts";
import { requireComplete } from "./require-complete.server.ts";

const path = "/api/blog-posts/{id}/corrections";

/** The endpoints of waiting corrections, for the administrator alone. */
export function correctionsApi(corrections: ArticlesStore["corrections"], access: AccessRules) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path,
			summary: "Read the corrections of an article that wait, if there are some",
			request: { params: idParams },
			responses: {
				200: json(articleCorrections, "The article as it will be, or null"),
				...refused.signedOut,
			},
		}),
		async (context) => {
			const waiting = await corrections.find(context.req.valid("param").id);
			return context.json({ corrections: waiting ?? null }, 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path,
			summary: "Let corrections of a published article wait, made from the given version",
			description: "With `publishAt` they publish themselves at that time. `published` is not looked at.",
			request: { params: idParams, body: jsonBody(articleUpdate) },
			responses: {
				200: json(article, "The article as it will be"),
				...refused.invalid,
				...refused.signedOut,
				...refused.missing,
				...refused.conflict,
			},
		}),
		async (context) => {
			const input = context.req.valid("json");
			requireComplete({ ...input, published: false });
			return context.json(await corrections.save(context.req.valid("param").id, input), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "delete",
			path,
			summary: "Discard the corrections that wait, as of the given version",
			request: { params: idParams, query: z.object({ version: z.coerce.number().int().min(1) }) },
			responses: {
				200: json(article, "The article that readers see"),
				...refused.invalid,
				...refused.signedOut,
				...refused.missing,
				...refused.conflict,
			},
		}),
		async (context) => {
			const { version } = context.req.valid("query");
			return context.json(await corrections.discard(context.req.valid("param").id, version), 200);
		},
	);

	return router;
}
