import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import type { CustomPage, PageInput, PageSummary } from "#app/features/custom-pages/custom-page.ts";

const path = "/api/admin/pages";

export const pagesQuery = queryOptions<PageSummary[]>({ queryKey: [path] });

export function pageQuery(id: string) {
	return queryOptions<CustomPage>({ queryKey: [path, id] });
}

/** `draft` is the key of the working copy that goes with it. */
export function createPage(input: PageInput, draft: string): Promise<CustomPage> {
	return apiRequest("POST", `${path}?${new URLSearchParams({ draft })}`, input);
}

export function updatePage(id: string, input: PageInput & { version: number }): Promise<CustomPage> {
	return apiRequest("PUT", `${path}/${id}`, input);
}

export function deletePage(id: string): Promise<void> {
	return apiRequest("DELETE", `${path}/${id}`);
}

/** Puts pages in order. @returns all of them. */
export function arrangePages(ids: readonly string[]): Promise<PageSummary[]> {
	return apiRequest("PUT", "/api/admin/page-order", { ids });
}
