import { createRoute } from "@hono/zod-openapi";
import { apiRouter, json, jsonBody, refused } from "../../../server/platform/api";
import { previewInput, previewResult } from "../articles/article";
import { articleHtml } from "../articles/article-html.server";
import type { AccessRules } from "../session/require-administrator.server";

/** The call behind the editor's preview: the very rendering of the public page. */
export function articlePreviewApi(access: AccessRules) {
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
		(context) => context.json({ html: articleHtml(context.req.valid("json").markdown) }, 200),
	);
}
