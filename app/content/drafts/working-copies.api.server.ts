import { createRoute, type RouteConfig, z } from "@hono/zod-openapi";
import type { Fields } from "#app/content/field.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
import type { WorkingCopiesStore } from "./working-copies.store.server.ts";
import { type DraftKind, type WorkingCopyAnswer, workingCopySchemas } from "./working-copy.ts";

const saved = z.object({ savedAt: z.string() }).meta({ id: "KeptWorkingCopy" });

/** What is being typed and not saved yet: stored at each pause, gone once the thing is saved. */
export function workingCopiesApi<F extends Fields>(
	kind: DraftKind<F>,
	copies: WorkingCopiesStore<F>,
	access: { administratorOnly: Pick<RouteConfig, "middleware" | "security"> },
) {
	const noun = kind.name === "page" ? "a page" : `an ${kind.name}`;
	const path = `${kind.path}/{key}` as const;
	const params = z.object({
		key: z
			.string()
			.max(200)
			.meta({ description: `The id of ${noun}, or \`new\`.` }),
	});
	const { input, answer } = workingCopySchemas(kind);
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path,
			summary: `Read the working copy of ${noun}, if there is one`,
			request: { params },
			responses: { 200: json(answer, "The working copy, or null"), ...refused.signedOut },
		}),
		async (context) => {
			const copy = await copies.find(context.req.valid("param").key);
			const found: WorkingCopyAnswer<F> = { copy: copy ?? null };
			return context.json(found, 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path,
			summary: `Keep what is being typed of ${noun}, however incomplete`,
			request: { params, body: jsonBody(input) },
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
			summary: `Forget the working copy of ${noun}`,
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
