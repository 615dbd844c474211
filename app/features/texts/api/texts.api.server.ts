import { createRoute, z } from "@hono/zod-openapi";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { findEntry, lengthOfList, placeOf } from "#app/features/texts/catalogue.server.ts";
import { isListOfParts } from "#app/features/texts/site-lists.ts";
import { savedChange, type TextName, textChange, textList } from "#app/features/texts/site-text.ts";
import { refusalOf } from "#app/features/texts/text-refusals.server.ts";
import { problemOf, tidyText } from "#app/features/texts/text-rules.ts";
import { isAddedEntry, isOrder, orderLanguage, readOrder } from "#app/i18n/list-order.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { listTexts, readFactTexts, type TextParts } from "./text-list.server.ts";

const path = "/api/admin/texts";
const draftPath = `${path}/draft`;
const seen = z.object({ revision: z.coerce.number().int() });

export function textsApi(parts: TextParts, access: AccessRules) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path,
			summary: "List every text of the site: shipped, published and in the draft",
			responses: { 200: json(textList, "The texts, in the order of the site"), ...refused.signedOut },
		}),
		async (context) => context.json(await listTexts(parts), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: draftPath,
			summary: "Write a text into the draft, which visitors do not see",
			request: { body: jsonBody(textChange) },
			responses: {
				200: json(savedChange, "What the draft says now; null where it says what visitors read"),
				...refused.change,
			},
		}),
		async (context) => {
			return context.json(await saveChange(parts, context.req.valid("json")), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "delete",
			path: draftPath,
			summary: "Forget every change of the draft",
			request: { query: seen },
			responses: { 204: { description: "Forgotten" }, ...refused.creation },
		}),
		async (context) => {
			await parts.drafts.discard(context.req.valid("query").revision);
			return context.body(null, 204);
		},
	);

	return router;
}

/** Writes a text, or the order of a list, into the draft. @throws ApiError where that may not be. */
async function saveChange(parts: TextParts, change: z.infer<typeof textChange>) {
	const { key, language, text: typed, base } = change;
	const length = language === orderLanguage ? lengthOfList(key) : undefined;
	if (length !== undefined) return saveOrder(parts, { key, text: typed, base }, length);
	const entry = findEntry(key);
	// A text of an entry that another window removed no longer has a place.
	const isPlaced =
		entry?.models === undefined || (await listTexts(parts)).texts.some((text) => text.key === key);
	if (entry === undefined || !isPlaced) throw new ApiError(404, "not-found", "The site has no such text.");
	const place = placeOf(entry, language, await readFactTexts(parts));
	const text = tidyText(typed, place);
	const problem = problemOf(text, place);
	// A published text was allowed when it was published: a fact may have changed since.
	if (problem !== undefined && !(await isPublished(parts, { key, language, text }))) throw refusalOf(problem);
	return parts.drafts.save({ key, language, text, base });
}

async function isPublished(
	parts: TextParts,
	{ key, language, text }: TextName & { text: string },
): Promise<boolean> {
	const published = await parts.texts.list();
	return published.some((own) => own.key === key && own.language === language && own.text === text);
}

async function saveOrder(
	parts: TextParts,
	change: { key: string; text: string; base: string },
	length: number,
) {
	const entries = readOrder(change.text).map(({ id }) => id);
	const isAllowed = !isListOfParts(change.key) || !entries.some(isAddedEntry);
	if (!isAllowed || !isOrder(change.text, length))
		throw new ApiError(400, "list-order", "The list cannot be arranged like this.");
	return parts.drafts.save({ ...change, language: orderLanguage });
}
