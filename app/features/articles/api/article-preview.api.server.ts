import { createRoute } from "@hono/zod-openapi";
import { slugFor } from "#app/features/articles/article.ts";
import { relatedCount } from "#app/features/articles/article-text.ts";
import {
	pagePreviewInput,
	previewInput,
	previewResult,
	undescribedInput,
	undescribedResult,
} from "#app/features/articles/page-preview.ts";
import { TextUnrenderable, unrenderable } from "#app/features/articles/rendering/text-renderer.server.ts";
import type { ArticlesStore } from "#app/features/articles/storage/articles.store.server.ts";
import { undescribedPictures } from "#app/features/media/undescribed-pictures.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { Language } from "#app/site/site-config.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";

/**
 * The endpoints of the editor's preview: the same rendering that saving stores for the public page,
 * and that page around it.
 */
export function articlePreviewApi(
	articles: Pick<ArticlesStore, "rendering" | "reading" | "preview" | "related">,
	readTexts: () => Promise<SiteTexts>,
	access: AccessRules,
) {
	const router = apiRouter();

	/**
	 * Renders a text that is being written.
	 * @throws ApiError 400 that names the line where it fails.
	 */
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
			responses: {
				200: json(previewResult, "Sanitised HTML"),
				...refused.invalid,
				...refused.signedOut,
			},
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

	return router;
}
