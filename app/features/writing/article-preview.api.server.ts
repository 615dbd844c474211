import { createRoute } from "@hono/zod-openapi";
import { apiRouter, json, jsonBody, refused } from "../../../server/platform/api";
import { previewInput, previewResult } from "../articles/article";
import { type TextRenderer, TextUnrenderable, unrenderable } from "../articles/text-renderer.server";
import type { AccessRules } from "../session/require-administrator.server";

/** The call behind the editor's preview: the very rendering that saving stores for the public page. */
export function articlePreviewApi(renderer: Pick<TextRenderer, "render">, access: AccessRules) {
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
				const { html } = await renderer.render(context.req.valid("json").markdown);
				return context.json({ html }, 200);
			} catch (error) {
				throw error instanceof TextUnrenderable ? unrenderable(error.fault) : error;
			}
		},
	);
}
