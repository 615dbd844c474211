import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiRequest, download } from "#app/api-client/client.ts";
import type { Guest, GuestInput, SettableState } from "#app/features/guests/guest.ts";
import { guestsToTellPath, type TableToTell } from "#app/features/guests/guest-news.ts";
import type { Fitting, OpenTable, Seating } from "#app/features/guests/seating.ts";

const tables = "/api/admin/tables";
const guests = "/api/admin/guests";

/** The tables with guests who do not know yet where they stand. */
export const guestsToTellQuery = queryOptions<TableToTell[]>({ queryKey: [guestsToTellPath] });

/** What must be read anew once a guest was changed. */
export const seatingChanges = [[tables], guestsToTellQuery.queryKey];

/** A table, page by page of its guests. Another search keeps the list until it has its own. */
export function seatingQuery(tableId: string, search: string) {
	return infiniteQueryOptions({
		queryKey: [tables, tableId, "guests", search],
		queryFn: ({ pageParam, signal }) => {
			const asked = new URLSearchParams({
				...(search && { search }),
				...(pageParam && { cursor: pageParam }),
			});
			return apiRequest<Seating>("GET", `${tables}/${tableId}/guests?${asked}`, undefined, signal);
		},
		initialPageParam: "",
		getNextPageParam: ({ nextCursor }) => nextCursor,
		placeholderData: keepPreviousData,
	});
}

/** Who would fit a free seat. */
export function fittingQuery(tableId: string) {
	return queryOptions({
		queryKey: [tables, tableId, "fitting"],
		queryFn: ({ signal }) => apiRequest<Fitting>("GET", `${tables}/${tableId}/fitting`, undefined, signal),
	});
}

/** The tables to come, with their balance. */
export const openTablesQuery = queryOptions<OpenTable[]>({ queryKey: [tables] });

/** Where a file of guests is sent. */
export function guestImportPath(tableId: string): string {
	return `${tables}/${tableId}/guests/import`;
}

export function addGuest(tableId: string, input: GuestInput & { state: SettableState }): Promise<Guest> {
	return apiRequest("POST", `${tables}/${tableId}/guests`, input);
}

export function updateGuest(id: string, input: GuestInput & { version: number }): Promise<Guest> {
	return apiRequest("PUT", `${guests}/${id}`, input);
}

export function setGuestState({ id, version }: Guest, state: SettableState): Promise<Guest> {
	return apiRequest("PUT", `${guests}/${id}/state`, { state, version });
}

export function markGuestTold({ id, version }: Guest): Promise<Guest> {
	return apiRequest("PUT", `${guests}/${id}/told`, { version });
}

export function moveGuest({ id, version }: Guest, tableId: string): Promise<Guest> {
	return apiRequest("POST", `${guests}/${id}/move`, { tableId, version });
}

export function deleteGuest(id: string): Promise<void> {
	return apiRequest("DELETE", `${guests}/${id}`);
}

/** Forgets a person at every table. */
export function forgetPerson(email: string): Promise<void> {
	return apiRequest("DELETE", `${guests}?${new URLSearchParams({ email })}`);
}

/** What is held about a person as a guest, as a file for them. */
export function heldOfPerson(email: string): Promise<Blob> {
	return download(`${guests}?${new URLSearchParams({ email })}`);
}

export function reserveTable(
	tableId: string,
	reservation: { surname: string; version: number },
): Promise<{ surname: string; version: number }> {
	return apiRequest("PUT", `${tables}/${tableId}/reservation`, reservation);
}
