import { createRoute, z } from "@hono/zod-openapi";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { translated, translationAnswer, translationInput } from "#app/features/texts/translation.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
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
			summary: "Write a translator's file into the draft, if nothing in it is broken",
			request: { body: jsonBody(translationInput) },
			responses: {
				200: json(translationAnswer, "What changed, or everything that is wrong with the file"),
				...refused.invalid,
				...refused.signedOut,
			},
		}),
		async (context) => {
			const { language, file } = context.req.valid("json");
			const { readTranslations } = await exchange();
			const { texts, problems } = readTranslations(file, language, await listTexts(parts));
			if (problems.length > 0) return context.json({ changed: 0, problems }, 200);
			const changed = await parts.drafts.saveAll(texts.map((text) => ({ ...text, language })));
			return context.json({ changed, problems }, 200);
		},
	);

	return router;
}
