import { createRoute } from "@hono/zod-openapi";
import { creationQuery } from "#app/content/drafts/working-copy.ts";
import {
	article,
	articleInput,
	articleUpdate,
	publicArticle,
	slugsOf,
} from "#app/features/articles/article.ts";
import type { ArticlesStore } from "#app/features/articles/storage/articles.store.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, idParams, json, jsonBody, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { requireComplete } from "./require-complete.server.ts";

const path = "/api/blog-posts";
const onePath = `${path}/{id}`;

/** The endpoints of one article. Without a session only a published one is there. */
export function articlesApi(
	{ reading, saving, deletion }: Pick<ArticlesStore, "reading" | "saving" | "deletion">,
	access: AccessRules,
) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			method: "get",
			path: onePath,
			summary: "Read one article by id or slug",
			request: { params: idParams },
			responses: { 200: json(article, "The article"), ...refused.missing },
		}),
		async (context) => {
			const key = context.req.valid("param").id;
			const found = await reading.get(key);
			if (await access.isAdministrator(context)) return context.json(found, 200);
			if (found.published && [found.id, ...Object.values(slugsOf(found))].includes(key))
				return context.json(publicArticle(found), 200);
			throw new ApiError(404, "not-found", "This article does not exist, or has been deleted.");
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path,
			summary: "Create an article",
			request: { query: creationQuery, body: jsonBody(articleInput) },
			responses: {
				201: json(article, "The created article"),
				...refused.invalid,
				...refused.signedOut,
				...refused.conflict,
			},
		}),
		async (context) => {
			const input = context.req.valid("json");
			requireComplete(input);
			return context.json(await saving.create(input, context.req.valid("query")), 201);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: onePath,
			summary: "Replace an article's texts, made from the given version",
			request: { params: idParams, body: jsonBody(articleUpdate) },
			responses: {
				200: json(article, "The changed article"),
				...refused.invalid,
				...refused.signedOut,
				...refused.missing,
				...refused.conflict,
			},
		}),
		async (context) => {
			const input = context.req.valid("json");
			requireComplete(input);
			return context.json(await saving.update(context.req.valid("param").id, input), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "delete",
			path: onePath,
			summary: "Delete an article",
			request: { params: idParams },
			responses: { 204: { description: "Deleted" }, ...refused.signedOut, ...refused.missing },
		}),
		async (context) => {
			await deletion.remove(context.req.valid("param").id);
			return context.body(null, 204);
		},
	);

	return router;
}
