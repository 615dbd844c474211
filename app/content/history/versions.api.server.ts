import { createRoute, type RouteConfig, z } from "@hono/zod-openapi";
import { apiRouter, idParams, json, refused } from "#platform/api/api.ts";
import type { VersionHead } from "./version.ts";

const version = z.coerce.number().int().min(1).max(2_147_483_647);

type Kept<Head extends VersionHead, Version extends Head> = {
	/** Where one thing of the kind is. */
	path: string;
	/** What the API's document calls it, with its article: `an article`. */
	noun: string;
	schemas: { head: z.ZodType<Head, Head>; version: z.ZodType<Version, Version> };
	store: {
		listVersions(id: string): Promise<Head[]>;
		getVersion(id: string, version: number): Promise<Version>;
	};
	/** Who may read them. */
	access: Pick<RouteConfig, "middleware" | "security">;
};

/** What one kind of content said before: the list of its versions, and each of them. */
export function versionsApi<Head extends VersionHead, Version extends Head>(kept: Kept<Head, Version>) {
	const { noun, schemas, store, access } = kept;
	const path = `${kept.path}/versions`;
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access,
			method: "get",
			path,
			summary: `List the kept versions of ${noun}, the newest first`,
			request: { params: idParams },
			responses: {
				200: json(z.array(schemas.head), "The versions"),
				...refused.signedOut,
				...refused.missing,
			},
		}),
		async (context) => context.json(await store.listVersions(context.req.valid("param").id), 200),
	);

	router.openapi(
		createRoute({
			...access,
			method: "get",
			path: `${path}/{version}`,
			summary: `Read one version of ${noun}`,
			request: { params: idParams.extend({ version }) },
			responses: {
				200: json(schemas.version, "The version, with its texts"),
				...refused.invalid,
				...refused.signedOut,
				...refused.missing,
			},
		}),
		async (context) => {
			const asked = context.req.valid("param");
			return context.json(await store.getVersion(asked.id, asked.version), 200);
		},
	);

	return router;
}
