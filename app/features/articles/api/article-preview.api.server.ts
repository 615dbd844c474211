import { createRoute } from "@hono/zod-openapi";
import { previewInput, previewResult } from "#app/features/articles/article.ts";
import {
	type TextRenderer,
	TextUnrenderable,
	unrenderable,
} from "#app/features/articles/rendering/text-renderer.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import type { Language } from "#app/site/site-config.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";

type DescribingRenderer = Pick<TextRenderer, "render"> & {
	/** HTML with the library's words for its pictures. */
	describeHtml(html: string, language: Language): Promise<string>;
};

/**
 * The endpoint behind the editor's preview: the very rendering that saving stores for the public
 * page.
 */
export function articlePreviewApi(renderer: DescribingRenderer, access: AccessRules) {
	return apiRouter().openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: "/api/admin/preview",
			summary: "Render Markdown as the public page does",
			request: { body: jsonBody(previewInput) },
			responses: {
				200: json(previewResult, "Sanitised HTML"),
				...refused.invalid,
				...refused.signedOut,
			},
		}),
		async (context) => {
			try {
				const { markdown, language } = context.req.valid("json");
				const { html } = await renderer.render(markdown);
				return context.json({ html: language ? await renderer.describeHtml(html, language) : html }, 200);
			} catch (error) {
				throw error instanceof TextUnrenderable ? unrenderable(error.fault) : error;
			}
		},
	);
}
