import { createRoute, z } from "@hono/zod-openapi";
import { textPath } from "#app/content/localized.ts";
import { contentApi } from "#app/content/storage/content.api.server.ts";
import {
	type ArticleInput,
	article,
	articleCorrections,
	articleInput,
	articleStats,
	articleUpdate,
	fieldsToFill,
	publicArticle,
	slugsOf,
} from "#app/features/articles/article.ts";
import {
	articleStatusFilters,
	articleSummary,
	writtenCategories,
} from "#app/features/articles/article-summary.ts";
import type { ArticlesStore } from "#app/features/articles/storage/articles.store.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { languages } from "#app/site/site-config.ts";
import { apiRouter, idParams, json, jsonBody, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { entriesOfAnswer, headersOfPage, pageHeaders, pageQuery } from "#platform/api/paging.ts";

const path = "/api/blog-posts";
const onePath = `${path}/{id}`;

/** The content that was saved: earlier rules for a slug allowed longer ones. */
export const savedArticleInput = articleInput.extend({ slug: z.string() }).meta({ id: "SavedArticleInput" });

/** The endpoints of one article. Without a session only a published one is there. */
export function articlesApi(
	{
		reading,
		saving,
		deletion,
		versions,
	}: Pick<ArticlesStore, "reading" | "saving" | "deletion" | "versions">,
	access: AccessRules,
) {
	const schemas = { saved: article, input: articleInput, update: articleUpdate, version: savedArticleInput };
	const router = contentApi(
		{
			...{ path, noun: "an article", schemaName: "Article", schemas, hasWorkingCopies: true },
			refusals: { create: refused.conflict },
			summaries: {
				create: "Create an article",
				update: "Replace an article's texts, made from the given version",
			},
		},
		{
			...versions,
			create: async (input, creation) => {
				requireComplete(input);
				return saving.create(input, creation);
			},
			update: async (id, input) => {
				requireComplete(input);
				return saving.update(id, input);
			},
			remove: deletion.remove,
		},
		access,
	);

	router.openapi(
		createRoute({
			method: "get",
			path: onePath,
			summary: "Read one article by id or slug",
			request: { params: idParams },
			responses: { 200: json(article, "The article"), ...refused.missing },
		}),
		async (context) => {
			const key = context.req.valid("param").id;
			const found = await reading.get(key);
			if (await access.isAdministrator(context)) return context.json(found, 200);
			if (found.published && [found.id, ...Object.values(slugsOf(found))].includes(key))
				return context.json(publicArticle(found), 200);
			throw new ApiError(404, "not-found", "This article does not exist, or has been deleted.");
		},
	);

	return router;
}

/** Requires one whole language to publish, one text for a draft. @throws ApiError 400. */
function requireComplete(input: ArticleInput): void {
	const toFill = fieldsToFill(input, input.published || input.publishAt !== null);
	if (toFill === undefined) return;
	const message = "Please fill in title, excerpt, and content.";
	throw new ApiError(400, "missing-fields", message, {
		fields: Object.fromEntries(toFill.missing.map((field) => [textPath(field, toFill.language), message])),
	});
}

const correctionsPath = "/api/blog-posts/{id}/corrections";

/** The endpoints of waiting corrections, for the administrator alone. */
export function correctionsApi(corrections: ArticlesStore["corrections"], access: AccessRules) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: correctionsPath,
			summary: "Read the corrections of an article that wait, if there are some",
			request: { params: idParams },
			responses: {
				200: json(articleCorrections, "The article as it will be, or null"),
				...refused.signedOut,
			},
		}),
		async (context) => {
			const waiting = await corrections.find(context.req.valid("param").id);
			return context.json({ corrections: waiting ?? null }, 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: correctionsPath,
			summary: "Let corrections of a published article wait, made from the given version",
			description: "With `publishAt` they publish themselves at that time. `published` is not looked at.",
			request: { params: idParams, body: jsonBody(articleUpdate) },
			responses: { 200: json(article, "The article as it will be"), ...refused.change },
		}),
		async (context) => {
			const input = context.req.valid("json");
			requireComplete({ ...input, published: false });
			return context.json(await corrections.save(context.req.valid("param").id, input), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "delete",
			path: correctionsPath,
			summary: "Discard the corrections that wait, as of the given version",
			request: { params: idParams, query: z.object({ version: z.coerce.number().int().min(1) }) },
			responses: { 200: json(article, "The article that readers see"), ...refused.change },
		}),
		async (context) => {
			const { version } = context.req.valid("query");
			return context.json(await corrections.discard(context.req.valid("param").id, version), 200);
		},
	);

	return router;
}

const maxSearchCharacters = 200;

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
