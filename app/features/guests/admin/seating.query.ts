import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiRequest, download } from "#app/api-client/client.ts";
import type { Guest, GuestInput, SettableState } from "#app/features/guests/guest.ts";
import { guestsToTellPath, type TableToTell } from "#app/features/guests/guest-news.ts";
import type { Fitting, OpenTable, Seating } from "#app/features/guests/seating.ts";

const tables = "/api/admin/tables";
const guests = "/api/admin/guests";

/** The tables with guests who do not know yet where they stand. */
export const guestsToTellQuery = queryOptions<TableToTell[]>({ queryKey: [guestsToTellPath] });

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

export const fittingQuery = (tableId: string) =>
	queryOptions<Fitting>({ queryKey: [tables, tableId, "fitting"] });

export const openTablesQuery = queryOptions<OpenTable[]>({ queryKey: [tables] });

export const guestImportPath = (tableId: string) => `${tables}/${tableId}/guests/import`;

export const addGuest = (tableId: string, input: GuestInput & { state: SettableState }) =>
	apiRequest<Guest>("POST", `${tables}/${tableId}/guests`, input);

export const updateGuest = (id: string, input: GuestInput & { version: number }) =>
	apiRequest<Guest>("PUT", `${guests}/${id}`, input);

export const setGuestState = ({ id, version }: Guest, state: SettableState) =>
	apiRequest<Guest>("PUT", `${guests}/${id}/state`, { state, version });

export const markGuestTold = ({ id, version }: Guest) =>
	apiRequest<Guest>("PUT", `${guests}/${id}/told`, { version });

export const moveGuest = ({ id, version }: Guest, tableId: string) =>
	apiRequest<Guest>("POST", `${guests}/${id}/move`, { tableId, version });

export const deleteGuest = (id: string) => apiRequest<void>("DELETE", `${guests}/${id}`);

/** Forgets a person at every table. */
export const forgetPerson = (email: string) =>
	apiRequest<void>("DELETE", `${guests}?${new URLSearchParams({ email })}`);

/** Downloads what is held about a person as a guest. */
export const heldOfPerson = (email: string) => download(`${guests}?${new URLSearchParams({ email })}`);

type Reservation = { surname: string; version: number };

export const reserveTable = (tableId: string, reservation: Reservation) =>
	apiRequest<Reservation>("PUT", `${tables}/${tableId}/reservation`, reservation);
