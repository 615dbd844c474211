import { createRoute, z } from "@hono/zod-openapi";
import { formIds } from "#app/features/forms/form.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
import type { KeepingStore } from "./keeping.store.server.ts";
import { keeping, keepingInput, keepingPath } from "./keeping.ts";

const all = json(z.array(keeping), "Each form");

/** Says, and changes, for how long applications are kept. */
export function keepingApi(store: KeepingStore, { administratorOnly }: AccessRules) {
	return apiRouter()
		.openapi(
			createRoute({
				...administratorOnly,
				method: "get",
				path: keepingPath,
				summary: "For how long the applications of each form are kept",
				responses: { 200: all, ...refused.signedOut },
			}),
			async (context) => context.json(await store.list(), 200),
		)
		.openapi(
			createRoute({
				...administratorOnly,
				method: "put",
				path: `${keepingPath}/{name}`,
				summary: "Say for how long the applications of a form are kept",
				request: { params: z.object({ name: z.enum(formIds) }), body: jsonBody(keepingInput) },
				responses: { 200: all, ...refused.invalid, ...refused.signedOut, ...refused.conflict },
			}),
			async (context) =>
				context.json(await store.save(context.req.valid("param").name, context.req.valid("json")), 200),
		);
}
