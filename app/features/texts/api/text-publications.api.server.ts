import { createRoute, z } from "@hono/zod-openapi";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { findEntry, placeOf } from "#app/features/texts/catalogue.server.ts";
import {
	historyPage,
	publicationsOfPage,
	publishInput,
	textPublication,
	undoInput,
	undone,
} from "#app/features/texts/text-publication.ts";
import { refusalOf } from "#app/features/texts/text-refusals.server.ts";
import { problemOf } from "#app/features/texts/text-rules.ts";
import { languages } from "#app/site/site-config.ts";
import { apiRouter, idParams, json, jsonBody, refused } from "#platform/api/api.ts";
import { listTexts, type TextParts } from "./text-list.server.ts";

const path = "/api/admin/text-publications";

export function textPublicationsApi(parts: TextParts, access: AccessRules) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path,
			summary: `List what was published, the newest first, ${publicationsOfPage} at a time`,
			request: { query: historyPage },
			responses: {
				200: json(z.array(textPublication), "A page of publications"),
				...refused.invalid,
				...refused.signedOut,
			},
		}),
		async (context) =>
			context.json(await parts.texts.listPublications(context.req.valid("query").after), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path,
			summary: "Make every change of the draft public in one moment",
			request: { body: jsonBody(publishInput) },
			responses: { 201: json(textPublication, "What became public"), ...refused.creation },
		}),
		async (context) => {
			await checkDraft(parts);
			return context.json(await parts.texts.publish(context.req.valid("json").revision), 201);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: `${path}/{id}/undo`,
			summary: "Take back a publication, or some of its texts; public at once",
			request: { params: idParams, body: jsonBody(undoInput) },
			responses: {
				200: json(undone, "What was taken back"),
				...refused.invalid,
				...refused.signedOut,
				...refused.missing,
			},
		}),
		async (context) => {
			const { texts } = context.req.valid("json");
			const { publication, kept } = await parts.texts.undo(context.req.valid("param").id, texts);
			return context.json({ undone: publication?.changes.length ?? 0, kept }, 200);
		},
	);

	return router;
}

/** The rules may have moved since a change was typed: a new release fills in more. */
async function checkDraft(parts: TextParts): Promise<void> {
	const list = await listTexts(parts);
	for (const { key, languages: written } of list.texts) {
		const entry = findEntry(key);
		for (const language of languages) {
			const { draft } = written[language];
			const problem = entry && draft !== null ? problemOf(draft, placeOf(entry, language, list)) : undefined;
			if (problem !== undefined) throw refusalOf(problem);
		}
	}
}
