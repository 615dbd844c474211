import { createRoute, z } from "@hono/zod-openapi";
import { creationQuery } from "#app/content/drafts/working-copy.ts";
import { versionHead } from "#app/content/history/version.ts";
import { versionsApi } from "#app/content/history/versions.api.server.ts";
import { textPath } from "#app/content/localized.ts";
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

/** A saved version of an article, without its texts. */
const articleVersionHead = versionHead.meta({ id: "ArticleVersionHead" });

/** The content that was saved: earlier rules for a slug allowed longer ones. */
const savedInput = articleInput.extend({ slug: z.string() }).meta({ id: "SavedArticleInput" });

/** A saved version with its whole content: sending it back as an update restores it. */
export const articleVersion = articleVersionHead.extend({ input: savedInput }).meta({ id: "ArticleVersion" });

const path = "/api/blog-posts";
const onePath = `${path}/{id}`;

/** The endpoints of one article. Without a session only a published one is there. */
export function articlesApi(
	{ reading, saving, deletion }: Pick<ArticlesStore, "reading" | "saving" | "deletion">,
	access: AccessRules,
) {
	const router = apiRouter();

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

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path,
			summary: "Create an article",
			request: { query: creationQuery, body: jsonBody(articleInput) },
			responses: { 201: json(article, "The created article"), ...refused.creation },
		}),
		async (context) => {
			const input = context.req.valid("json");
			requireComplete(input);
			return context.json(await saving.create(input, context.req.valid("query")), 201);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: onePath,
			summary: "Replace an article's texts, made from the given version",
			request: { params: idParams, body: jsonBody(articleUpdate) },
			responses: { 200: json(article, "The changed article"), ...refused.change },
		}),
		async (context) => {
			const input = context.req.valid("json");
			requireComplete(input);
			return context.json(await saving.update(context.req.valid("param").id, input), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "delete",
			path: onePath,
			summary: "Delete an article",
			request: { params: idParams },
			responses: { 204: { description: "Deleted" }, ...refused.signedOut, ...refused.missing },
		}),
		async (context) => {
			await deletion.remove(context.req.valid("param").id);
			return context.body(null, 204);
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

/** The earlier versions of an article. To restore a version, send its `input` back as an update. */
export function articleVersionsApi(versions: ArticlesStore["versions"], access: AccessRules) {
	return versionsApi({
		path: "/api/blog-posts/{id}",
		noun: "an article",
		schemas: { head: articleVersionHead, version: articleVersion },
		store: versions,
		access: access.administratorOnly,
	});
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
