import { createRoute, type RouteConfig, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Fields } from "#app/content/field.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
import type { UnfinishedAnswer, UnfinishedEntry } from "./unfinished.ts";
import type { WorkingCopiesStore } from "./working-copies.store.server.ts";
import { type DraftKind, type WorkingCopyAnswer, workingCopySchemas } from "./working-copy.ts";

const saved = z.object({ savedAt: z.string() }).meta({ id: "KeptWorkingCopy" });

type Access = { administratorOnly: Pick<RouteConfig, "middleware" | "security"> };

/**
 * The endpoints of what is being typed and not saved yet: stored at each pause, gone once the thing
 * is saved. `nameDevice` returns what the device is called that sends a `User-Agent`.
 */
export function workingCopiesApi<F extends Fields>(
	kind: DraftKind<F>,
	copies: WorkingCopiesStore<F>,
	access: Access,
	nameDevice: (userAgent: string | undefined) => Promise<string | null>,
) {
	const noun = kind.name === "page" ? "a page" : `an ${kind.name}`;
	const path = `${kind.path}/{key}` as const;
	const params = z.object({
		key: z
			.string()
			.max(200)
			.meta({ description: `The id of ${noun}, or \`new-\` and a UUID for a new one.` }),
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
				...refused.conflict,
			},
		}),
		async (context) => {
			const { key } = context.req.valid("param");
			const device = await nameDevice(context.req.header("User-Agent"));
			return context.json(await copies.save(key, context.req.valid("json"), device), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "delete",
			path,
			summary: `Delete the working copy of ${noun}, or the one alone that was stored at an instant`,
			request: { params, query: z.object({ storedAt: z.string().max(40).optional() }) },
			responses: { 204: { description: "Forgotten, or never there" }, ...refused.signedOut },
		}),
		async (context) => {
			await copies.drop(context.req.valid("param").key, context.req.valid("query").storedAt);
			return context.body(null, 204);
		},
	);

	return router;
}

const entry = z.object({
	kind: z.enum(["article", "event", "page"]),
	key: z.string(),
	titles: z.object(inEachLanguage(() => z.string())),
	device: z.string().nullable(),
	savedAt: z.string(),
});
const unfinished: z.ZodType<UnfinishedAnswer> = z
	.object({ unfinished: z.array(entry) })
	.meta({ id: "UnfinishedTexts" });

/** The list of what is written of new things, of every kind that is open to whoever asks, and not saved yet, from every device. */
export function unfinishedApi(
	copiesFor: (context: Context) => readonly { listUnfinished(): Promise<UnfinishedEntry[]> }[],
	access: Access,
) {
	const router = apiRouter();
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: "/api/admin/unfinished",
			summary: "List what is written of something new and not saved yet, on whichever device",
			responses: { 200: json(unfinished, "The newest first"), ...refused.signedOut },
		}),
		async (context) => {
			const lists = await Promise.all(copiesFor(context).map(({ listUnfinished }) => listUnfinished()));
			const entries = lists.flat().toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
			return context.json({ unfinished: entries }, 200);
		},
	);
	return router;
}
