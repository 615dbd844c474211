import { createRoute, z } from "@hono/zod-openapi";
import type { Creation } from "#app/content/drafts/working-copy.ts";
import { textPath } from "#app/content/localized.ts";
import { contentApi } from "#app/content/storage/content.api.server.ts";
import {
	type PageInput,
	pageOrder,
	pageSchemas,
	pageSummary,
	wordsToFill,
} from "#app/features/custom-pages/custom-page.ts";
import type { CustomPagesStore } from "#app/features/custom-pages/storage/pages.store.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { json, jsonBody, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";

const summaries = z.array(pageSummary);

type Pages = Pick<
	CustomPagesStore,
	"list" | "get" | "create" | "update" | "remove" | "arrange" | "listVersions" | "getVersion"
>;

/** The endpoints of the pages that the owner adds. The content area alone sees them. */
export function pagesApi(pages: Pages, access: AccessRules) {
	const { schemaName, schemas } = pageSchemas;
	const endpoints = {
		...{ path: "/api/admin/pages", noun: "an added page", schemaName, hasWorkingCopies: true },
		schemas: { ...schemas, listed: pageSummary },
		refusals: { create: refused.conflict },
		summaries: { list: "List the added pages, drafts too, in their order", create: "Add a page" },
	};
	const checked = {
		...pages,
		create: async (input: PageInput, creation: Creation) => pages.create(requireWords(input), creation),
		update: async (id: string, input: PageInput & { version: number }) =>
			pages.update(id, requireWords(input)),
	};
	const router = contentApi(endpoints, checked, access);

	router.openapi(
		createRoute({
			...access.administratorOnly,
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
function requireWords<Input extends PageInput>(input: Input): Input {
	const toFill = wordsToFill(input, input.published);
	if (toFill === undefined) return input;
	const message = "Please write a title, and a text to publish the page.";
	const fields = toFill.missing.map((name) => [textPath(name, toFill.language), message]);
	throw new ApiError(400, "missing-words", message, { fields: Object.fromEntries(fields) });
}
