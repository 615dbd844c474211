import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiRequest, download } from "#app/api-client/client.ts";
import type {
	GrowthSpan,
	NewSubscriber,
	ReadersWeek,
	SubscriberFigures,
	SubscriberFilter,
	SubscriberPage,
} from "#app/features/newsletter/subscriber.ts";

const path = "/api/admin/subscribers";

/** Queries to refetch after a change. */
export const subscriberChanges = [[path]];

/** Matching subscribers, page by page. A new filter shows the previous list until its own arrives. */
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

/** Numbers of subscribers in each state, and of addresses that refuse letters. */
export const subscriberFiguresQuery = queryOptions<SubscriberFigures>({
	queryKey: [path, "counts"],
	queryFn: async ({ signal }) => {
		const page = await apiRequest<SubscriberPage>("GET", `${path}?limit=1`, undefined, signal);
		return { ...page.counts, refusing: page.refusing };
	},
});

export function readersQuery(weeks: GrowthSpan) {
	return queryOptions<ReadersWeek[]>({ queryKey: [`/api/admin/readers?weeks=${weeks}`] });
}

/** The filter of an export: confirmed readers, unless another state or `all` is named. */
export type ExportFilter = Omit<SubscriberFilter, "state"> & { state?: SubscriberFilter["state"] | "all" };

export function exportSubscribers(filter: ExportFilter): Promise<Blob> {
	return download(`${path}.csv${queryOf(filter)}`);
}

export function eraseSubscriber(id: string): Promise<void> {
	return apiRequest("DELETE", `${path}/${id}`);
}

export function resumeSubscriber(id: string): Promise<void> {
	return apiRequest("POST", `${path}/${id}/resume`);
}

export function addSubscriber(added: NewSubscriber): Promise<void> {
	return apiRequest("POST", path, added);
}

export function resendConfirmation(id: string): Promise<void> {
	return apiRequest("POST", `${path}/${id}/confirmation`);
}

function queryOf(parts: ExportFilter & { cursor?: string }): string {
	const given = Object.entries(parts).filter(([, value]) => value);
	return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}
