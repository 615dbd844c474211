import { createRoute, z } from "@hono/zod-openapi";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import {
	type TranslationAnswer,
	type TranslationInput,
	translated,
	translationAnswer,
	translationInput,
} from "#app/features/texts/translation.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { listTexts, type TextParts } from "./text-list.server.ts";

const path = "/api/admin/texts/translation";
const mediaType = "text/x-gettext-translation";

/** Read with the first file: until then its library stays out of memory. */
const exchange = () => import("#app/features/texts/exchange/translation-file.server.ts");

/** All texts as one file for a translator, and the way back into the draft. */
export function translationApi(parts: TextParts, access: AccessRules) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path,
			summary: "Export every text as a file of GNU gettext, with what the draft says",
			request: { query: translated },
			responses: {
				200: { description: "The file", content: { [mediaType]: { schema: z.string() } } },
				...refused.invalid,
				...refused.signedOut,
			},
		}),
		async (context) => {
			const { language } = context.req.valid("query");
			const { writeTranslations } = await exchange();
			return context.body(writeTranslations(await listTexts(parts), language), 200, {
				"Content-Type": `${mediaType}; charset=utf-8`,
				"Content-Disposition": `attachment; filename="${language}.po"`,
			});
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path,
			summary: "Write a translator's file into the draft, if nothing in it is broken and all is decided",
			request: { body: jsonBody(translationInput) },
			responses: {
				200: json(translationAnswer, "What changed, what is wrong with the file, or what is to decide"),
				...refused.invalid,
				...refused.signedOut,
			},
		}),
		async (context) => context.json(await takeTranslations(parts, context.req.valid("json")), 200),
	);

	return router;
}

async function takeTranslations(parts: TextParts, input: TranslationInput): Promise<TranslationAnswer> {
	const { language, file, decision } = input;
	const { readTranslations } = await exchange();
	const list = await listTexts(parts);
	const { texts, problems, conflicts, unfinished } = readTranslations(file, language, list);
	const { revision } = list;
	// A decision is one on what was seen: on another draft it is asked for again.
	const isDecided = conflicts.length === 0 || decision?.revision === revision;
	if (problems.length > 0 || !isDecided) return { changed: 0, problems, conflicts, unfinished, revision };
	const taken = decision?.take === "file" ? [...texts, ...conflicts] : texts;
	const changes = taken.map(({ key, text }) => ({ key, text, language }));
	try {
		const changed = await parts.drafts.saveAll(changes, revision);
		return { changed, problems: [], conflicts: [], unfinished, revision };
	} catch (error) {
		if (!(error instanceof ApiError) || error.code !== "draft-changed") throw error;
		// Another change came in between: the file is compared again.
		return takeTranslations(parts, input);
	}
}
