import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiRequest, download } from "#app/api-client/client.ts";
import type { GrowthSpan, ReadersWeek } from "#app/features/newsletter/readers-growth.ts";
import type {
	NewSubscriber,
	SubscriberFigures,
	SubscriberFilter,
	SubscriberPage,
} from "#app/features/newsletter/subscriber.ts";

const path = "/api/admin/subscribers";

/** What must be read anew once a subscriber was erased. */
export const subscriberChanges = [[path]];

/**
 * Those who match, page by page. Another filter keeps the list that is there until it has its own.
 */
export function subscribersQuery(filter: SubscriberFilter) {
	return infiniteQueryOptions({
		queryKey: [path, "list", filter],
		queryFn: ({ pageParam, signal }) =>
			apiRequest<SubscriberPage>("GET", path + queryOf({ ...filter, cursor: pageParam }), undefined, signal),
		initialPageParam: "",
		getNextPageParam: ({ nextCursor }) => nextCursor,
		placeholderData: keepPreviousData,
	});
}

/** How many people there are in each state, and how many addresses refuse letters. */
export const subscriberFiguresQuery = queryOptions<SubscriberFigures>({
	queryKey: [path, "counts"],
	queryFn: async ({ signal }) => {
		const page = await apiRequest<SubscriberPage>("GET", `${path}?limit=1`, undefined, signal);
		return { ...page.counts, refusing: page.refusing };
	},
});

/** How the number of readers went, week by week. */
export function readersQuery(weeks: GrowthSpan) {
	return queryOptions<ReadersWeek[]>({ queryKey: [`/api/admin/readers?weeks=${weeks}`] });
}

/** What an export holds: `all` states, or those confirmed where none is named. */
export type ExportFilter = Omit<SubscriberFilter, "state"> & { state?: SubscriberFilter["state"] | "all" };

/** Everybody who is meant, as a CSV file. */
export function exportSubscribers(filter: ExportFilter): Promise<Blob> {
	return download(`${path}.csv${queryOf(filter)}`);
}

export function eraseSubscriber(id: string): Promise<void> {
	return apiRequest("DELETE", `${path}/${id}`);
}

/** Has letters sent to a paused address again. */
export function resumeSubscriber(id: string): Promise<void> {
	return apiRequest("POST", `${path}/${id}/resume`);
}

/** Adds somebody, who is asked first. */
export function addSubscriber(added: NewSubscriber): Promise<void> {
	return apiRequest("POST", path, added);
}

/** Sends somebody another mail to confirm. */
export function resendConfirmation(id: string): Promise<void> {
	return apiRequest("POST", `${path}/${id}/confirmation`);
}

function queryOf(parts: ExportFilter & { cursor?: string }): string {
	const given = Object.entries(parts).filter(([, value]) => value);
	return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}
