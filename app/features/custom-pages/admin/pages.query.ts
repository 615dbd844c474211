import { apiRequest } from "#app/api-client/client.ts";
import { contentRequests } from "#app/content/content-requests.ts";
import type { CustomPage, PageInput, PageSummary } from "#app/features/custom-pages/custom-page.ts";

/** The requests of the owner's pages, drafts too, which are listed in their order. */
export const pageRequests = contentRequests<CustomPage, PageInput, PageSummary>("/api/admin/pages");

/** Puts pages in order. @returns all of them. */
export function arrangePages(ids: readonly string[]): Promise<PageSummary[]> {
	return apiRequest("PUT", "/api/admin/page-order", { ids });
}
