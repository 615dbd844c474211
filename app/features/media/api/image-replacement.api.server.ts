import { createRoute, z } from "@hono/zod-openapi";
import type { ImageReplacement } from "#app/features/media/image-replacement.ts";
import { imageHash, replacedImage } from "#app/features/media/library-image.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";

const params = z.object({ hash: imageHash });
const body = z.object({ by: imageHash }).meta({ id: "ImageReplacement" });

/** Putting one image in place of another everywhere. The administrator's alone. */
export function imageReplacementApi(
	replace: (replacement: ImageReplacement) => Promise<number>,
	access: AccessRules,
) {
	const router = apiRouter();
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: "/api/admin/images/{hash}/replacement",
			summary: "Put another image in its place: in articles, pages, letters that have not left, and the look",
			request: { params, body: jsonBody(body) },
			responses: {
				200: json(replacedImage, "In how many of them"),
				...refused.invalid,
				...refused.signedOut,
				...refused.missing,
				...refused.conflict,
			},
		}),
		async (context) => {
			const from = context.req.valid("param").hash;
			const to = context.req.valid("json").by;
			return context.json({ replaced: from === to ? 0 : await replace({ from, to }) }, 200);
		},
	);
	return router;
}
