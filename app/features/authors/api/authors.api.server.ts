import { createRoute, z } from "@hono/zod-openapi";
import { authorsPath } from "#app/features/articles/author.ts";
import { author, authorInput, authorUpdate } from "#app/features/authors/author.ts";
import type { AuthorsStore } from "#app/features/authors/storage/authors.store.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, idParams, json, jsonBody, refused } from "#platform/api/api.ts";

const onePath = `${authorsPath}/{id}`;

type Authors = Pick<AuthorsStore, "list" | "create" | "update" | "remove">;

/** The endpoints of the people who write articles. The content area alone sees them. */
export function authorsApi(authors: Authors, { administratorOnly }: AccessRules) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...administratorOnly,
			method: "get",
			path: authorsPath,
			summary: "List the authors, in the order of the alphabet",
			responses: { 200: json(z.array(author), "The authors"), ...refused.signedOut },
		}),
		async (context) => context.json(await authors.list(), 200),
	);

	router.openapi(
		createRoute({
			...administratorOnly,
			method: "post",
			path: authorsPath,
			summary: "Add an author",
			request: { body: jsonBody(authorInput) },
			responses: { 201: json(author, "The added author"), ...refused.creation },
		}),
		async (context) => context.json(await authors.create(context.req.valid("json")), 201),
	);

	router.openapi(
		createRoute({
			...administratorOnly,
			method: "put",
			path: onePath,
			summary: "Replace what is said of an author, made from the given version",
			request: { params: idParams, body: jsonBody(authorUpdate) },
			responses: { 200: json(author, "The changed author"), ...refused.change },
		}),
		async (context) =>
			context.json(await authors.update(context.req.valid("param").id, context.req.valid("json")), 200),
	);

	router.openapi(
		createRoute({
			...administratorOnly,
			method: "delete",
			path: onePath,
			summary:
				"Delete an author, who can be restored for a while; the business signs the articles from then on",
			request: { params: idParams },
			responses: { 204: { description: "Deleted" }, ...refused.signedOut, ...refused.missing },
		}),
		async (context) => {
			await authors.remove(context.req.valid("param").id);
			return context.body(null, 204);
		},
	);

	return router;
}
