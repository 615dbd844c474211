import { createRoute, type OpenAPIHono, type RouteConfig, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { creationQuery } from "#app/content/drafts/working-copy.ts";
import type { VersionHead } from "#app/content/history/version.ts";
import { type History, versionsApi } from "#app/content/history/versions.api.server.ts";
import { apiRouter, idParams, json, jsonBody, refused } from "#platform/api/api.ts";

type Thing = { id: string; version: number };

type Access = { administratorOnly: Pick<RouteConfig, "middleware" | "security"> };

type Refusals = Partial<typeof refused.invalid & typeof refused.missing & typeof refused.conflict>;

type Summary = "list" | "get" | "create" | "update" | "remove";

/** The path, the schemas and the words with which the API offers a kind of content. */
export type ContentEndpoints<Saved, Listed, Input, Update> = {
	/** The path of the list; one thing is below it, by its id. */
	path: string;
	/** One of them in a sentence: `an author`. */
	noun: string;
	/** The beginning of its schemas' names: `Author`. */
	schemaName: string;
	schemas: {
		saved: z.ZodType<Saved, Saved>;
		/** An entry of the list; a saved thing unless stated. */
		listed?: z.ZodType<Listed, Listed>;
		input: z.ZodType<Input, unknown>;
		update: z.ZodType<Update, unknown>;
		/** The content of an earlier version; the input unless stated. */
		version?: z.ZodType;
	};
	/** Summaries of endpoints that do more than their names say. */
	summaries?: Partial<Record<Summary, string>>;
	/** Refusals beside those of every kind. */
	refusals?: { create?: Refusals; remove?: Refusals };
	/** The creation names the working copy that it makes superfluous. */
	hasWorkingCopies?: boolean;
	/** Deletes one, where not everybody who may write may delete each; `context` says who asks. */
	remove?(id: string, context: Context): Promise<void>;
};

/** The methods that the endpoints call. One without its method is not offered. */
type Store<Saved, Listed, Input, Update, Version extends VersionHead> = {
	list?(): Promise<Listed[]>;
	get?(id: string): Promise<Saved>;
	create?(input: Input, creation: { draft?: string | undefined }): Promise<Saved>;
	update(id: string, input: Update): Promise<Saved>;
	remove(id: string): Promise<void>;
} & Pick<History<Version>, "listVersions" | "getVersion">;

/** The endpoints that kinds of content share, for the administrator alone. A kind adds its own to the router. */
export function contentApi<Saved extends Thing, Listed, Input, Update, Version extends VersionHead>(
	kind: ContentEndpoints<Saved, Listed, Input, Update>,
	store: Store<Saved, Listed, Input, Update, Version>,
	{ administratorOnly: access }: Access,
) {
	const router = apiRouter();
	addReading(router, kind, store, access);
	addWriting(router, kind, store, access);
	const { path, noun, schemaName, schemas } = kind;
	const { listVersions, getVersion } = store;
	const history = { noun, schemaName, input: schemas.version ?? schemas.input, listVersions, getVersion };
	router.route("/", versionsApi(history, { path: onePath(path), access }));
	return router;
}

const onePath = (path: string) => `${path}/{id}`;

/** Adds the list and one thing of it. */
function addReading<Saved extends Thing, Listed, Input, Update>(
	router: OpenAPIHono,
	{ path, noun, schemas, summaries }: ContentEndpoints<Saved, Listed, Input, Update>,
	{ list, get }: Pick<Store<Saved, Listed, Input, Update, never>, "list" | "get">,
	access: Access["administratorOnly"],
): void {
	if (list !== undefined) {
		const entries = z.array((schemas.listed ?? schemas.saved) as z.ZodType<Listed, Listed>);
		router.openapi(
			createRoute({
				...access,
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
				...access,
				method: "get",
				path: onePath(path),
				summary: summaries?.get ?? `Read ${noun}`,
				request: { params: idParams },
				responses: { 200: json(schemas.saved, "As it is stored"), ...refused.signedOut, ...refused.missing },
			}),
			async (context) => context.json(await get(context.req.valid("param").id), 200),
		);
	}
}

/** Adds creating, replacing and deleting. */
function addWriting<Saved extends Thing, Listed, Input, Update>(
	router: OpenAPIHono,
	kind: ContentEndpoints<Saved, Listed, Input, Update>,
	{
		create,
		update,
		remove,
	}: Pick<Store<Saved, Listed, Input, Update, never>, "create" | "update" | "remove">,
	access: Access["administratorOnly"],
): void {
	const { path, noun, schemas, summaries, refusals } = kind;
	const stored = json(schemas.saved, "As it is stored");

	if (create !== undefined) {
		router.openapi(
			createRoute({
				...access,
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
			...access,
			method: "put",
			path: onePath(path),
			summary: summaries?.update ?? `Replace ${noun}, made from the given version`,
			request: { params: idParams, body: jsonBody(schemas.update) },
			responses: { 200: stored, ...refused.change },
		}),
		async (context) =>
			context.json(await update(context.req.valid("param").id, context.req.valid("json")), 200),
	);

	router.openapi(
		createRoute({
			...access,
			method: "delete",
			path: onePath(path),
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
			const { id } = context.req.valid("param");
			await (kind.remove === undefined ? remove(id) : kind.remove(id, context));
			return context.body(null, 204);
		},
	);
}
