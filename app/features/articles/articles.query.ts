import { queryOptions } from "@tanstack/react-query";
import { call } from "../session/admin-client";
import type { Article, ArticleInput, ArticleStats, Preview } from "./article";

const path = "/api/blog-posts";

/** Every article, drafts too, the newest creation first. */
export const articlesQuery = queryOptions<Article[]>({ queryKey: [path] });

/** How many articles there are. */
export const statsQuery = queryOptions<ArticleStats>({ queryKey: ["/api/admin/stats"] });

/** What must be read anew once an article was created, changed or deleted. */
export const articleChanges = [articlesQuery.queryKey, statsQuery.queryKey];

/** One article, by its id. */
export function articleQuery(id: string) {
	return queryOptions<Article>({ queryKey: [path, id] });
}

/** The HTML that readers will see for a text. Kept for as long as the text stays the same. */
export function previewQuery(markdown: string) {
	return queryOptions<Preview>({
		queryKey: ["/api/admin/preview", markdown],
		queryFn: ({ signal }) => call("POST", "/api/admin/preview", { markdown }, signal),
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
	});
}

export function createArticle(input: ArticleInput): Promise<Article> {
	return call("POST", path, input);
}

export function updateArticle(id: string, input: ArticleInput & { version: number }): Promise<Article> {
	return call("PUT", `${path}/${id}`, input);
}

export function deleteArticle(id: string): Promise<void> {
	return call("DELETE", `${path}/${id}`);
}
