import { createRoute, z } from "@hono/zod-openapi";
import { article, articleStats } from "#app/features/articles/article.ts";
import { articleStatusFilters } from "#app/features/articles/article-status.ts";
import { articleSummary, writtenCategories } from "#app/features/articles/article-summary.ts";
import type { ArticlesStore } from "#app/features/articles/storage/articles.store.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { languages } from "#app/site/site-config.ts";
import { apiRouter, json, refused } from "#platform/api/api.ts";
import { entriesOfAnswer, headersOfPage, pageHeaders, pageQuery } from "#platform/api/paging.ts";

const maxSearchCharacters = 200;

/** The query parameters of the list of articles. */
export const articleListQuery = z.object({
	search: z.string().max(maxSearchCharacters).optional().meta({
		description: "Words that must all stand in title, excerpt or category, whatever case and accents.",
	}),
	status: z
		.enum(articleStatusFilters)
		.optional()
		.meta({ description: "A part of the list. Without a session it is always the published one." }),
	missing: z.enum(languages).optional().meta({ description: "Those without a whole text in this language." }),
	outdated: z
		.enum(languages)
		.optional()
		.meta({ description: "Those whose text in this language is older than another one of theirs." }),
	fields: z
		.enum(["all", "summary"])
		.optional()
		.meta({ description: "With `summary`, entries come without their long texts." }),
	language: z
		.enum(languages)
		.optional()
		.meta({ description: "With `summary`: the language that the texts are preferred in." }),
	...pageQuery,
});

/** The endpoints for lists of articles. Without a session only published ones are there. */
export function articleListsApi(
	{ reading, categories }: Pick<ArticlesStore, "reading" | "categories">,
	access: AccessRules,
) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			method: "get",
			path: "/api/blog-posts",
			summary: "List articles: published ones, or all with a session",
			description:
				"By creation, or, without a session, by publication. Without a session, or with `limit`, it comes page by page: the header `Link` leads to the next one.",
			request: { query: articleListQuery },
			responses: {
				200: {
					...json(z.union([z.array(article), z.array(articleSummary)]), "Articles, the newest first"),
					headers: pageHeaders,
				},
				...refused.invalid,
				...refused.tooMany,
			},
		}),
		async (context) => {
			const { fields, search, status, missing, outdated, language, limit, cursor } =
				context.req.valid("query");
			const isAdministrator = await access.isAdministrator(context);
			const filter = { publishedOnly: !isAdministrator, search, status, missing, outdated };
			const page = { ...filter, language, limit: entriesOfAnswer(limit, isAdministrator), cursor };
			const [{ entries, next }, total] = await Promise.all([
				fields === "summary" ? reading.listSummaries(page) : reading.listPage(page),
				reading.count(filter),
			]);
			const headers = headersOfPage(context.req.url, { total, next });
			return context.json(entries, 200, headers);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: "/api/admin/stats",
			summary: "Count articles",
			responses: { 200: json(articleStats, "How many there are"), ...refused.signedOut },
		}),
		async (context) => context.json(await reading.stats(), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: "/api/admin/categories",
			summary: "List the categories that articles are written under",
			responses: { 200: json(writtenCategories, "The categories"), ...refused.signedOut },
		}),
		async (context) => context.json(await categories.listWritten(), 200),
	);

	return router;
}
