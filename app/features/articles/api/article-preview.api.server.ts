import { createRoute } from "@hono/zod-openapi";
import { slugFor } from "#app/features/articles/article.ts";
import { relatedCount } from "#app/features/articles/article-text.ts";
import {
	pagePreviewInput,
	previewInput,
	previewLink,
	previewLinkState,
	previewResult,
	undescribedInput,
	undescribedResult,
} from "#app/features/articles/previews.ts";
import { TextUnrenderable, unrenderable } from "#app/features/articles/rendering/text-renderer.server.ts";
import type { ArticlesStore } from "#app/features/articles/storage/articles.store.server.ts";
import type { PreviewLinksStore } from "#app/features/articles/storage/preview-links.store.server.ts";
import { undescribedPictures } from "#app/features/media/undescribed-pictures.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { Language } from "#app/site/site-config.ts";
import { entryPath } from "#app/site/site-map.ts";
import { apiRouter, idParams, json, jsonBody, refused } from "#platform/api/api.ts";

type Articles = Pick<ArticlesStore, "rendering" | "reading" | "preview" | "related">;

/** The endpoints of the editor's preview, rendered by the public page's own code. */
export function articlePreviewApi(
	articles: Articles,
	readTexts: () => Promise<SiteTexts>,
	access: AccessRules,
) {
	const router = apiRouter();

	/** Renders a text that is being written. @throws ApiError 400 that names the failing line. */
	async function render(markdown: string, language: Language | undefined): Promise<string> {
		try {
			const { html } = await articles.rendering.render(markdown);
			return language ? await articles.rendering.describeHtml(html, language) : html;
		} catch (error) {
			throw error instanceof TextUnrenderable ? unrenderable(error.textError) : error;
		}
	}

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: "/api/admin/preview",
			summary: "Render Markdown as the public page does",
			request: { body: jsonBody(previewInput) },
			responses: { 200: json(previewResult, "Sanitised HTML"), ...refused.invalid, ...refused.signedOut },
		}),
		async (context) => {
			const { markdown, language } = context.req.valid("json");
			return context.json({ html: await render(markdown, language) }, 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: "/api/admin/preview/undescribed",
			summary: "Find the pictures of a text that nobody described in its language",
			request: { body: jsonBody(undescribedInput) },
			responses: {
				200: json(undescribedResult, "Their addresses, in the order of the text"),
				...refused.invalid,
				...refused.signedOut,
			},
		}),
		async (context) => {
			const { markdown, language } = context.req.valid("json");
			return context.json({ pictures: undescribedPictures(await render(markdown, language)) }, 200);
		},
	);

	addPagePreview(router, articles, readTexts, access);
	return router;
}

/** Adds the preview of an article as a page. */
function addPagePreview(
	router: ReturnType<typeof apiRouter>,
	articles: Articles,
	readTexts: () => Promise<SiteTexts>,
	access: AccessRules,
): void {
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: "/api/admin/preview/page",
			summary: "Show an article that is being written as the page of its readers",
			request: { body: jsonBody(pagePreviewInput) },
			responses: {
				200: json(previewResult, "The page without its header and footer, as HTML without script"),
				...refused.invalid,
				...refused.signedOut,
				...refused.missing,
			},
		}),
		async (context) => {
			const { article: input, id, language, written } = context.req.valid("json");
			const saved = id === null ? undefined : await articles.reading.get(id);
			const text = await articles.preview.show({ input, saved, language, written });
			const slug = saved === undefined ? text.slug : slugFor(language, saved);
			// The arguments are memoized: they never hold the text.
			const { tags, category } = text;
			const related = await articles.related.list(language, { slug, tags, category }, relatedCount);
			// Loaded on demand: it imports everything that renders pages.
			const { draftPage } = await import("#app/features/articles/reader/draft-page.server.tsx");
			const html = await draftPage({ language, texts: await readTexts(), text, related });
			return context.json({ html }, 200);
		},
	);
}

const path = "/api/blog-posts/{id}/preview-link";

/** The link that shows an article, published or not, to those who have it. */
export function previewLinksApi(links: PreviewLinksStore, access: AccessRules, siteUrl: string) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path,
			summary: "Tell whether an article has a private preview link",
			request: { params: idParams },
			responses: { 200: json(previewLinkState, "Until when it opens, or null"), ...refused.signedOut },
		}),
		async (context) => {
			const expiresAt = await links.findExpiry(context.req.valid("param").id);
			return context.json({ expiresAt: expiresAt ?? null }, 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path,
			summary: "Make a private preview link, in place of the one before",
			request: { params: idParams },
			responses: { 201: json(previewLink, "The link"), ...refused.signedOut, ...refused.missing },
		}),
		async (context) => {
			const { id: madeBy } = context.get("person");
			const { token, expiresAt } = await links.create(context.req.valid("param").id, madeBy);
			return context.json({ url: siteUrl + entryPath("preview", token), expiresAt }, 201);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "delete",
			path,
			summary: "End the private preview link",
			request: { params: idParams },
			responses: { 204: { description: "It opens no more" }, ...refused.signedOut },
		}),
		async (context) => {
			await links.revoke(context.req.valid("param").id);
			return context.body(null, 204);
		},
	);

	return router;
}
