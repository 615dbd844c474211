import { createRoute, z } from "@hono/zod-openapi";
import { creationQuery } from "#app/content/drafts/working-copy.ts";
import { textPath } from "#app/content/localized.ts";
import {
	customPage,
	type PageInput,
	pageInput,
	pageOrder,
	pageSummary,
	pageUpdate,
	wordsToFill,
} from "#app/features/custom-pages/custom-page.ts";
import type { CustomPagesStore } from "#app/features/custom-pages/storage/pages.store.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, idParams, json, jsonBody, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";

const path = "/api/admin/pages";
const onePath = `${path}/{id}`;

const summaries = z.array(pageSummary);

type Pages = Pick<CustomPagesStore, "list" | "get" | "create" | "update" | "remove" | "arrange">;

/** The endpoints of the pages that the owner adds. The content area alone sees them. */
export function pagesApi(pages: Pages, { administratorOnly }: AccessRules) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...administratorOnly,
			method: "get",
			path,
			summary: "List the added pages, drafts too, in their order",
			responses: { 200: json(summaries, "The pages"), ...refused.signedOut },
		}),
		async (context) => context.json(await pages.list(), 200),
	);

	router.openapi(
		createRoute({
			...administratorOnly,
			method: "get",
			path: onePath,
			summary: "Read one added page",
			request: { params: idParams },
			responses: { 200: json(customPage, "The page"), ...refused.signedOut, ...refused.missing },
		}),
		async (context) => context.json(await pages.get(context.req.valid("param").id), 200),
	);

	router.openapi(
		createRoute({
			...administratorOnly,
			method: "post",
			path,
			summary: "Add a page",
			request: { query: creationQuery, body: jsonBody(pageInput) },
			responses: { 201: json(customPage, "The added page"), ...refused.creation },
		}),
		async (context) => {
			const input = context.req.valid("json");
			requireWords(input);
			return context.json(await pages.create(input, context.req.valid("query")), 201);
		},
	);

	router.openapi(
		createRoute({
			...administratorOnly,
			method: "put",
			path: onePath,
			summary: "Replace an added page, made from the given version",
			request: { params: idParams, body: jsonBody(pageUpdate) },
			responses: { 200: json(customPage, "The changed page"), ...refused.change },
		}),
		async (context) => {
			const input = context.req.valid("json");
			requireWords(input);
			return context.json(await pages.update(context.req.valid("param").id, input), 200);
		},
	);

	router.openapi(
		createRoute({
			...administratorOnly,
			method: "delete",
			path: onePath,
			summary: "Delete an added page",
			request: { params: idParams },
			responses: { 204: { description: "Deleted" }, ...refused.signedOut, ...refused.missing },
		}),
		async (context) => {
			await pages.remove(context.req.valid("param").id);
			return context.body(null, 204);
		},
	);

	router.openapi(
		createRoute({
			...administratorOnly,
			method: "put",
			path: "/api/admin/page-order",
			summary: "Put the added pages in order, as the list and the menus show them",
			request: { body: jsonBody(pageOrder) },
			responses: { 200: json(summaries, "The pages in order"), ...refused.invalid, ...refused.signedOut },
		}),
		async (context) => context.json(await pages.arrange(context.req.valid("json").ids), 200),
	);

	return router;
}

/** Publishing needs title and text in one language; a draft needs a title. */
function requireWords(input: PageInput): void {
	const toFill = wordsToFill(input, input.published);
	if (toFill === undefined) return;
	const message = "Please write a title, and a text to publish the page.";
	const fields = toFill.missing.map((name) => [textPath(name, toFill.language), message]);
	throw new ApiError(400, "missing-words", message, { fields: Object.fromEntries(fields) });
}
