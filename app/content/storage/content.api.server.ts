import { createRoute, type RouteConfig, z } from "@hono/zod-openapi";
import { creationQuery } from "#app/content/drafts/working-copy.ts";
import type { VersionHead } from "#app/content/history/version.ts";
import { type History, versionsApi } from "#app/content/history/versions.api.server.ts";
import { apiRouter, idParams, json, jsonBody, refused } from "#platform/api/api.ts";

type Access = { administratorOnly: Pick<RouteConfig, "middleware" | "security"> };

type Refusals = Partial<typeof refused.invalid & typeof refused.missing & typeof refused.conflict>;

type Summary = "list" | "get" | "create" | "update" | "remove";

/** What the API and its document say of a kind of content. */
export type ContentEndpoints<Saved, Listed, Input, Update> = {
	/** Where all of them are. */
	path: string;
	/** What one is called, with its article, and its schemas: `an author`, `Author`. */
	noun: string;
	schemaName: string;
	schemas: {
		saved: z.ZodType<Saved, Saved>;
		/** An entry of the list; a saved thing unless stated. */
		listed?: z.ZodType<Listed, Listed>;
		input: z.ZodType<Input, unknown>;
		update: z.ZodType<Update, unknown>;
		/** What an earlier version holds; the input unless stated. */
		version?: z.ZodType;
	};
	/** Of endpoints that do more than their names say. */
	summaries?: Partial<Record<Summary, string>>;
	/** Refusals beside those of every kind. */
	refusals?: { create?: Refusals; remove?: Refusals };
	/** The creation names the working copy that it makes superfluous. */
	hasWorkingCopies?: boolean;
};

/** The endpoints are those of which the store has the method. */
type Store<Saved, Listed, Input, Update, Version extends VersionHead> = {
	list?(): Promise<Listed[]>;
	get?(id: string): Promise<Saved>;
	create?(input: Input, creation: { draft?: string | undefined }): Promise<Saved>;
	update(id: string, input: Update): Promise<Saved>;
	remove(id: string): Promise<void>;
} & Pick<History<Version>, "listVersions" | "getVersion">;

/** The endpoints that kinds of content share, for the administrator alone. A kind adds its own to the router. */
export function contentApi<
	Saved extends { id: string; version: number },
	Listed,
	Input,
	Update,
	Version extends VersionHead,
>(
	kind: ContentEndpoints<Saved, Listed, Input, Update>,
	store: Store<Saved, Listed, Input, Update, Version>,
	{ administratorOnly }: Access,
) {
	const { path, noun, schemas, summaries, refusals } = kind;
	const { list, get, create } = store;
	const onePath = `${path}/{id}`;
	const stored = json(schemas.saved, "As it is stored");
	const router = apiRouter();

	if (list !== undefined) {
		const entries = z.array((schemas.listed ?? schemas.saved) as z.ZodType<Listed, Listed>);
		router.openapi(
			createRoute({
				...administratorOnly,
				method: "get",
				path,
				summary: summaries?.list ?? `List ${noun.replace(/^an? /, "the ")}s`,
				responses: { 200: json(entries, "All of them"), ...refused.signedOut },
			}),
			async (context) => context.json(await list(), 200),
		);
	}

	if (get !== undefined) {
		router.openapi(
			createRoute({
				...administratorOnly,
				method: "get",
				path: onePath,
				summary: summaries?.get ?? `Read ${noun}`,
				request: { params: idParams },
				responses: { 200: stored, ...refused.signedOut, ...refused.missing },
			}),
			async (context) => context.json(await get(context.req.valid("param").id), 200),
		);
	}

	if (create !== undefined) {
		router.openapi(
			createRoute({
				...administratorOnly,
				method: "post",
				path,
				summary: summaries?.create ?? `Add ${noun}`,
				request: {
					query: kind.hasWorkingCopies ? creationQuery : creationQuery.pick({}),
					body: jsonBody(schemas.input),
				},
				responses: { 201: stored, ...refused.invalid, ...refused.signedOut, ...refusals?.create },
			}),
			async (context) =>
				context.json(await create(context.req.valid("json"), context.req.valid("query")), 201),
		);
	}

	router.openapi(
		createRoute({
			...administratorOnly,
			method: "put",
			path: onePath,
			summary: summaries?.update ?? `Replace ${noun}, made from the given version`,
			request: { params: idParams, body: jsonBody(schemas.update) },
			responses: { 200: stored, ...refused.change },
		}),
		async (context) =>
			context.json(await store.update(context.req.valid("param").id, context.req.valid("json")), 200),
	);

	router.openapi(
		createRoute({
			...administratorOnly,
			method: "delete",
			path: onePath,
			summary: summaries?.remove ?? `Delete ${noun}`,
			request: { params: idParams },
			responses: {
				204: { description: "Deleted" },
				...refused.signedOut,
				...refused.missing,
				...refusals?.remove,
			},
		}),
		async (context) => {
			await store.remove(context.req.valid("param").id);
			return context.body(null, 204);
		},
	);

	const { listVersions, getVersion } = store;
	const history = { noun, schemaName: kind.schemaName, input: schemas.version ?? schemas.input };
	const place = { path: onePath, access: administratorOnly };
	router.route("/", versionsApi({ ...history, listVersions, getVersion }, place));
	return router;
}
