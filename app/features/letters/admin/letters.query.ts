import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import { contentRequests } from "#app/content/content-requests.ts";
import type { ArticleSummary } from "#app/features/articles/article-summary.ts";
import type { Audience, Letter, LetterInput, LetterSending } from "#app/features/letters/letter.ts";
import type { LetterPreview } from "#app/features/letters/letter-check.ts";
import type { LetterProgress } from "#app/features/letters/letter-progress.ts";
import type { OwnStep } from "#app/features/letters/letter-state.ts";
import type { Language } from "#app/site/site-config.ts";

const path = "/api/admin/letters";
/** Articles to choose from: the newest. */
const offeredArticles = 50;
const progressEveryMs = 2_000;

/** Queries to refetch after a change. */
export const letterChanges = [[path]];

/** The requests of letters, which are listed the newest first. */
export const letterRequests = contentRequests<Letter, LetterInput & { restored?: boolean }>(path);

export function letterPreviewQuery(id: string, audience: Audience) {
	return queryOptions<LetterPreview>({
		queryKey: [path, id, "preview", audience],
		queryFn: ({ signal }) =>
			apiRequest("GET", `${path}/${id}/preview?audience=${audience}`, undefined, signal),
	});
}

export function letterProgressQuery(id: string, isMoving: boolean) {
	return queryOptions<LetterProgress>({
		queryKey: [path, id, "progress"],
		refetchInterval: isMoving ? progressEveryMs : false,
	});
}

export function offeredArticlesQuery(language: Language) {
	const query = new URLSearchParams({
		fields: "summary",
		status: "published",
		language,
		limit: String(offeredArticles),
	});
	return queryOptions<ArticleSummary[]>({
		queryKey: ["/api/blog-posts", "offered", language],
		queryFn: ({ signal }) => apiRequest("GET", `/api/blog-posts?${query}`, undefined, signal),
	});
}

export function createLetter(copyOf?: string): Promise<Letter> {
	return apiRequest("POST", path, copyOf === undefined ? {} : { copyOf });
}

export function sendTest(id: string, test: { email: string; language: Language }): Promise<void> {
	return apiRequest("POST", `${path}/${id}/test`, test);
}

export function sendLetter(id: string, sending: LetterSending): Promise<Letter> {
	return apiRequest("POST", `${path}/${id}/send`, sending);
}

export function takeStep(id: string, step: OwnStep): Promise<Letter> {
	return apiRequest("POST", `${path}/${id}/step`, { step });
}

export function setListed(id: string, listed: boolean): Promise<Letter> {
	return apiRequest("PUT", `${path}/${id}/listed`, { listed });
}
