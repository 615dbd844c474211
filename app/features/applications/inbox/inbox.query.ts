import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiRequest, download } from "#app/api-client/client.ts";
import type { Membership } from "#app/features/applications/application.ts";
import type { OpenTable } from "#app/features/guests/seating.ts";
import {
	type AnswerPreview,
	type AnswerQuestion,
	type Application,
	type ApplicationFilter,
	type ApplicationPage,
	type AutomaticErasure,
	applicationsFilePath,
	applicationsPath,
	automaticErasurePath,
	type SeatInput,
	type StateChange,
} from "./inbox.ts";

/** Queries to refetch after a change: the lists. One application is the answer of each change. */
export const applicationChanges = [[applicationsPath]];

/** Matching applications, page by page. */
export function applicationsQuery(filter: ApplicationFilter) {
	return infiniteQueryOptions({
		queryKey: [applicationsPath, "list", filter],
		queryFn: ({ pageParam, signal }) =>
			apiRequest<ApplicationPage>(
				"GET",
				applicationsPath + queryOf({ ...filter, ...(pageParam && { cursor: pageParam }) }),
				undefined,
				signal,
			),
		initialPageParam: "",
		getNextPageParam: ({ nextCursor }) => nextCursor,
		placeholderData: keepPreviousData,
	});
}

/** Opens an application once: each opening is in the record. */
export function applicationQuery(id: string) {
	return queryOptions({
		queryKey: ["application", id],
		queryFn: () => apiRequest<Application>("POST", `${applicationsPath}/${id}/opening`),
		staleTime: Number.POSITIVE_INFINITY,
		// Whoever comes back is asked anew.
		gcTime: 0,
		retry: false,
		refetchOnWindowFocus: false,
		refetchOnReconnect: false,
	});
}

/** The tables to come, with the seats that are free. */
export const openTablesQuery = queryOptions<OpenTable[]>({ queryKey: ["/api/admin/tables"] });

/** Erases what looks automatic, but for what was sent later. */
export const eraseAutomatic = (input: AutomaticErasure): Promise<{ erased: number }> =>
	apiRequest("POST", automaticErasurePath, input);

export function exportApplications(filter: ApplicationFilter): Promise<Blob> {
	return download(applicationsFilePath + queryOf(filter));
}

/** Everything that can be done to one application. */
export function changesOf(id: string) {
	const path = `${applicationsPath}/${id}`;
	return {
		move: (change: StateChange) => apiRequest<Application>("PUT", `${path}/state`, change),
		previewAnswer: (question: AnswerQuestion) =>
			apiRequest<AnswerPreview>("POST", `${path}/answer`, question),
		note: (text: string) => apiRequest<Application>("POST", `${path}/notes`, { text }),
		removeNote: (note: string) => apiRequest<Application>("DELETE", `${path}/notes/${note}`),
		remindAt: (at: string | null) => apiRequest<Application>("PUT", `${path}/reminder`, { at }),
		setMembership: (change: { membership: Membership; version: number }) =>
			apiRequest<Application>("PUT", `${path}/membership`, change),
		clearFlags: (version: number) => apiRequest<Application>("PUT", `${path}/flags`, { flags: [], version }),
		seat: (seat: SeatInput) => apiRequest<Application>("POST", `${path}/guest`, seat),
		erase: () => apiRequest<void>("DELETE", path),
		photograph: (photograph: string) => download(`${path}/photographs/${photograph}`),
	};
}

export type ApplicationChanges = ReturnType<typeof changesOf>;

function queryOf(parts: ApplicationFilter & { cursor?: string }): string {
	const given = Object.entries(parts).filter(([, value]) => value);
	return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}
