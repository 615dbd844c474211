import { createRoute, z } from "@hono/zod-openapi";
import { articleVersion, articleVersionHead } from "#app/features/articles/article-version.ts";
import type { ArticlesStore } from "#app/features/articles/storage/articles.store.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, json, refused } from "#platform/api/api.ts";

const path = "/api/blog-posts/{id}/versions";
const id = z.string().max(200);
const version = z.coerce.number().int().min(1).max(2_147_483_647);

/** What an article said before. To restore a version, send its `input` back as an update. */
export function articleVersionsApi(
	articles: Pick<ArticlesStore, "listVersions" | "getVersion">,
	access: AccessRules,
) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path,
			summary: "List the kept versions of an article, the newest first",
			request: { params: z.object({ id }) },
			responses: {
				200: json(z.array(articleVersionHead), "The versions"),
				...refused.signedOut,
				...refused.missing,
			},
		}),
		async (context) => context.json(await articles.listVersions(context.req.valid("param").id), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: `${path}/{version}`,
			summary: "Read one version of an article",
			request: { params: z.object({ id, version }) },
			responses: {
				200: json(articleVersion, "The version, with its texts"),
				...refused.invalid,
				...refused.signedOut,
				...refused.missing,
			},
		}),
		async (context) => {
			const asked = context.req.valid("param");
			return context.json(await articles.getVersion(asked.id, asked.version), 200);
		},
	);

	return router;
}
