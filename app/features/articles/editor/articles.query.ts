import { type InfiniteData, infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { apiPage, apiRequest, type ListPage } from "#app/api-client/client.ts";
import { unfinishedQuery } from "#app/content/drafts/working-copies.query.ts";
import type { SavedVersion } from "#app/content/history/version.ts";
import { askedOfTexts, type MissingFilter } from "#app/content/missing-languages.ts";
import type {
	Article,
	ArticleCorrections,
	ArticleFields,
	ArticleInput,
	ArticleStats,
} from "#app/features/articles/article.ts";
import { type ArticleStatusFilter, untranslated } from "#app/features/articles/article-status.ts";
import type { ArticleSummary, WrittenCategories } from "#app/features/articles/article-summary.ts";
import type { PagePreviewInput, Preview, Undescribed } from "#app/features/articles/page-preview.ts";
import type { PreviewLink, PreviewLinkState } from "#app/features/articles/preview-link.ts";
import type { Language } from "#app/site/site-config.ts";

const path = "/api/blog-posts";

/** What the list is filtered by. An empty search asks for nothing. */
export type ArticleFilter = {
	search: string;
	status: ArticleStatusFilter;
	missing: MissingFilter;
};

/** The whole list. */
export const everyArticle: ArticleFilter = { search: "", status: "all", missing: "any" };

export type ArticlePages = InfiniteData<ListPage<ArticleSummary>>;

/** Articles of a page of All Articles. */
const pageArticles = 50;

/**
 * The articles that match a filter, drafts too, the newest creation first, page by page, with their
 * titles in the administrator's language where they have one.
 */
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

/** The newest articles, drafts too, with their titles in a language where they have one. */
export function recentArticlesQuery(count: number, language: Language) {
	return queryOptions<ArticleSummary[]>({
		queryKey: [path, "recent", language, count],
		queryFn: ({ signal }) =>
			apiRequest("GET", `${path}?fields=summary&language=${language}&limit=${count}`, undefined, signal),
	});
}

/** How many published articles have no whole text in a language. */
export function untranslatedQuery(language: Language) {
	const query = new URLSearchParams({ fields: "summary", limit: "1", ...untranslated(language) });
	return queryOptions<number>({
		queryKey: [path, "untranslated", language],
		queryFn: async ({ signal }) => (await apiPage(`${path}?${query}`, signal)).total,
	});
}

/** The categories in use, to choose from. */
export const categoriesQuery = queryOptions<WrittenCategories>({ queryKey: ["/api/admin/categories"] });

/** How many articles there are. */
export const statsQuery = queryOptions<ArticleStats>({ queryKey: ["/api/admin/stats"] });

/** What must be read anew once an article was created, changed or deleted. */
export const articleChanges = [
	[path],
	statsQuery.queryKey,
	categoriesQuery.queryKey,
	unfinishedQuery.queryKey,
];

/** One article, by its id. */
export function articleQuery(id: string) {
	return queryOptions<Article>({ queryKey: [path, id] });
}

/** What an article said as one of its versions, which never changes. */
export function articleVersionQuery(id: string, version: number) {
	const queryKey = [...articleQuery(id).queryKey, "versions", String(version)];
	return queryOptions<SavedVersion<ArticleFields>>({ queryKey });
}

/** The same as its waiting corrections make it, if there are some. */
export function correctionsQuery(id: string) {
	return queryOptions<ArticleCorrections>({ queryKey: [path, id, "corrections"] });
}

/** What was saved last: corrections that wait, where they were not published since they were read. */
export function lastSaved(article: Article, corrections: Article | null): Article {
	return corrections !== null && corrections.version >= article.version ? corrections : article;
}

/** The same as it was saved last, and whether that waits as corrections, whatever was read before. */
export async function readLastSaved(id: string): Promise<{ last: Article; waits: boolean }> {
	const article = await apiRequest<Article>("GET", `${path}/${id}`);
	if (!article.published) return { last: article, waits: false };
	const { corrections } = await apiRequest<ArticleCorrections>("GET", `${path}/${id}/corrections`);
	const last = lastSaved(article, corrections);
	return { last, waits: last === corrections };
}

/** Whether an article has a private preview link. */
export function previewLinkQuery(id: string) {
	return queryOptions<PreviewLinkState>({ queryKey: [path, id, "preview-link"] });
}

/** The HTML that readers will see for a text. Cached for as long as the text stays the same. */
export function previewQuery(markdown: string, language: Language) {
	return queryOptions<Preview>({
		queryKey: ["/api/admin/preview", language, markdown],
		queryFn: ({ signal }) => apiRequest("POST", "/api/admin/preview", { markdown, language }, signal),
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
	});
}

/** Has the server make the page of a text. @throws ApiError that says why it cannot. */
export async function checkText(markdown: string, signal: AbortSignal): Promise<void> {
	await apiRequest<Preview>("POST", "/api/admin/preview", { markdown }, signal);
}

/**
 * The pictures of a text that nobody described in its language, asked for anew where `pictures`, its
 * lines with pictures, are others, and with the articles: once the library says something else.
 */
export function undescribedQuery(markdown: string, language: Language, pictures: string) {
	return queryOptions<Undescribed>({
		queryKey: [path, "undescribed", language, pictures],
		queryFn: ({ signal }) =>
			apiRequest("POST", "/api/admin/preview/undescribed", { markdown, language }, signal),
		gcTime: 0,
	});
}

/** A page as readers will see it, and the language that it is in. */
export type ShownPage = Preview & { language: Language };

/** The page that readers will see of an article. Cached for as long as it stays the same. */
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

/** `draft` is the key of the working copy that goes with it. */
export function createArticle(input: ArticleInput, draft: string): Promise<Article> {
	return apiRequest("POST", `${path}?${new URLSearchParams({ draft })}`, input);
}

export function updateArticle(id: string, input: ArticleInput & { version: number }): Promise<Article> {
	return apiRequest("PUT", `${path}/${id}`, input);
}

/** Lets corrections of a published article wait. @returns the article as it will be. */
export function correctArticle(id: string, input: ArticleInput & { version: number }): Promise<Article> {
	return apiRequest("PUT", `${path}/${id}/corrections`, input);
}

/** Gives waiting corrections up. @returns the article that readers see. */
export function discardCorrections({ id, version }: Article): Promise<Article> {
	return apiRequest("DELETE", `${path}/${id}/corrections?version=${version}`);
}

export function deleteArticle(id: string): Promise<void> {
	return apiRequest("DELETE", `${path}/${id}`);
}

export function createPreviewLink(id: string): Promise<PreviewLink> {
	return apiRequest("POST", `${path}/${id}/preview-link`);
}

export function endPreviewLink(id: string): Promise<void> {
	return apiRequest("DELETE", `${path}/${id}/preview-link`);
}
