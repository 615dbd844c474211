import { createRoute, z } from "@hono/zod-openapi";
import type { WorkingCopiesStore } from "#app/features/articles/storage/working-copies.store.server.ts";
import { workingCopyAnswer, workingCopyInput } from "#app/features/articles/working-copy.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";

const path = "/api/admin/working-copies/{key}";
const params = z.object({ key: z.string().max(200).meta({ description: "An article's id, or `new`." }) });
const saved = z.object({ savedAt: z.string() }).meta({ id: "KeptWorkingCopy" });

/** What is being typed and not saved yet: stored at each pause, gone once the article is saved. */
export function workingCopiesApi(copies: WorkingCopiesStore, access: AccessRules) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path,
			summary: "Read the working copy of an article, if there is one",
			request: { params },
			responses: { 200: json(workingCopyAnswer, "The working copy, or null"), ...refused.signedOut },
		}),
		async (context) => {
			const copy = await copies.find(context.req.valid("param").key);
			return context.json({ copy: copy ?? null }, 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path,
			summary: "Keep what is being typed, however incomplete",
			request: { params, body: jsonBody(workingCopyInput) },
			responses: {
				200: json(saved, "Kept"),
				...refused.invalid,
				...refused.signedOut,
				...refused.missing,
			},
		}),
		async (context) => {
			const { key } = context.req.valid("param");
			return context.json(await copies.save(key, context.req.valid("json")), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "delete",
			path,
			summary: "Forget a working copy",
			request: { params },
			responses: { 204: { description: "Forgotten, or never there" }, ...refused.signedOut },
		}),
		async (context) => {
			await copies.drop(context.req.valid("param").key);
			return context.body(null, 204);
		},
	);

	return router;
}
