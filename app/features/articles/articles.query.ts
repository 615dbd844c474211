import { type InfiniteData, infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { apiPage, apiRequest, type ListPage } from "#app/api-client/client.ts";
import { contentRequests } from "#app/content/content-requests.ts";
import { unfinishedQuery } from "#app/content/drafts/working-copies.query.ts";
import type { SavedVersion } from "#app/content/history/version.ts";
import { askedOfTexts, type MissingFilter } from "#app/content/missing-languages.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Article, ArticleCorrections, ArticleFields, ArticleInput, ArticleStats } from "./article.ts";
import {
	type ArticleStatusFilter,
	type ArticleSummary,
	untranslated,
	type WrittenCategories,
} from "./article-summary.ts";
import type { PagePreviewInput, Preview, PreviewLink, PreviewLinkState, Undescribed } from "./previews.ts";

const path = "/api/blog-posts";

/** The filter of the list. An empty search matches everything. */
export type ArticleFilter = { search: string; status: ArticleStatusFilter; missing: MissingFilter };

export const everyArticle: ArticleFilter = { search: "", status: "all", missing: "any" };

export type ArticlePages = InfiniteData<ListPage<ArticleSummary>>;

/** Articles per page of All Articles. */
const pageArticles = 50;

/** Reads a filtered list, drafts too, newest first, with titles preferably in a language. */
export function articleListQuery({ search, status, missing }: ArticleFilter, language: Language) {
	const asked = {
		fields: "summary",
		limit: String(pageArticles),
		language,
		status,
		...askedOfTexts(missing),
	};
	const query = new URLSearchParams(asked);
	if (search !== "") query.set("search", search);
	return infiniteQueryOptions({
		queryKey: [path, "list", language, search, status, missing],
		queryFn: ({ pageParam, signal }) => apiPage<ArticleSummary>(pageParam, signal),
		initialPageParam: `${path}?${query}`,
		getNextPageParam: (page) => page.next,
	});
}

/** Reads the newest articles, drafts too, with titles in a language where they have one. */
export function recentArticlesQuery(count: number, language: Language) {
	return queryOptions<ArticleSummary[]>({
		queryKey: [path, "recent", language, count],
		queryFn: ({ signal }) =>
			apiRequest("GET", `${path}?fields=summary&language=${language}&limit=${count}`, undefined, signal),
	});
}

/** Counts the published articles without a complete text in a language. */
export function untranslatedQuery(language: Language) {
	const query = new URLSearchParams({ fields: "summary", limit: "1", ...untranslated(language) });
	return queryOptions<number>({
		queryKey: [path, "untranslated", language],
		queryFn: async ({ signal }) => (await apiPage(`${path}?${query}`, signal)).total,
	});
}

export const categoriesQuery = queryOptions<WrittenCategories>({ queryKey: ["/api/admin/categories"] });

export const statsQuery = queryOptions<ArticleStats>({ queryKey: ["/api/admin/stats"] });

/** The queries that are outdated once an article was created, changed or deleted. */
export const articleChanges = [
	[path],
	statsQuery.queryKey,
	categoriesQuery.queryKey,
	unfinishedQuery.queryKey,
];

const requests = contentRequests<Article, ArticleInput>(path);

export const {
	one: articleQuery,
	create: createArticle,
	update: updateArticle,
	remove: deleteArticle,
} = requests;

/** One version of an article, which never changes. */
export function articleVersionQuery(id: string, version: number) {
	const queryKey = [...articleQuery(id).queryKey, "versions", String(version)];
	return queryOptions<SavedVersion<ArticleFields>>({ queryKey });
}

/** The article with its waiting corrections, if it has some. */
export function correctionsQuery(id: string) {
	return queryOptions<ArticleCorrections>({ queryKey: [path, id, "corrections"] });
}

/** Returns what was saved last: corrections, unless they were published since they were read. */
export function lastSaved(article: Article, corrections: Article | null): Article {
	return corrections !== null && corrections.version >= article.version ? corrections : article;
}

/** Reads an article as it was saved last, past the cache, and whether that waits as corrections. */
export async function readLastSaved(id: string): Promise<{ last: Article; waits: boolean }> {
	const article = await apiRequest<Article>("GET", `${path}/${id}`);
	if (!article.published) return { last: article, waits: false };
	const { corrections } = await apiRequest<ArticleCorrections>("GET", `${path}/${id}/corrections`);
	const last = lastSaved(article, corrections);
	return { last, waits: last === corrections };
}

export function previewLinkQuery(id: string) {
	return queryOptions<PreviewLinkState>({ queryKey: [path, id, "preview-link"] });
}

/** The HTML that readers will see for a text. Cached while the text stays the same. */
export function previewQuery(markdown: string, language: Language) {
	return queryOptions<Preview>({
		queryKey: ["/api/admin/preview", language, markdown],
		queryFn: ({ signal }) => apiRequest("POST", "/api/admin/preview", { markdown, language }, signal),
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
	});
}

/** Lets the server render a text. @throws ApiError that says why it cannot. */
export async function checkText(markdown: string, signal: AbortSignal): Promise<void> {
	await apiRequest<Preview>("POST", "/api/admin/preview", { markdown }, signal);
}

/** Finds a text's undescribed pictures; refetched as articles or `pictures`, its lines, change. */
export function undescribedQuery(markdown: string, language: Language, pictures: string) {
	return queryOptions<Undescribed>({
		queryKey: [path, "undescribed", language, pictures],
		queryFn: ({ signal }) =>
			apiRequest("POST", "/api/admin/preview/undescribed", { markdown, language }, signal),
		gcTime: 0,
	});
}

export type ShownPage = Preview & { language: Language };

/** The page that readers will see of an article. Cached while the article stays the same. */
export function pagePreviewQuery(shown: PagePreviewInput) {
	const path = "/api/admin/preview/page";
	return queryOptions<ShownPage>({
		queryKey: [path, shown],
		queryFn: async ({ signal }) => ({
			...(await apiRequest<Preview>("POST", path, shown, signal)),
			language: shown.language,
		}),
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
	});
}

/** Saves corrections of a published article that wait. @returns the article as it will be. */
export function correctArticle(id: string, input: ArticleInput & { version: number }): Promise<Article> {
	return apiRequest("PUT", `${path}/${id}/corrections`, input);
}

/** Discards waiting corrections. @returns the article that readers see. */
export function discardCorrections({ id, version }: Article): Promise<Article> {
	return apiRequest("DELETE", `${path}/${id}/corrections?version=${version}`);
}

export function createPreviewLink(id: string): Promise<PreviewLink> {
	return apiRequest("POST", `${path}/${id}/preview-link`);
}

export function endPreviewLink(id: string): Promise<void> {
	return apiRequest("DELETE", `${path}/${id}/preview-link`);
}
