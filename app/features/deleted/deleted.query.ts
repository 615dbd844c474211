import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import type { DeletedPlace, DeletedThing, RestoredThing } from "./deleted.ts";

const path = "/api/admin/deleted";

/** What was deleted and can be restored, the last deletion first. */
export const deletedQuery = queryOptions<DeletedThing[]>({ queryKey: [path] });

export function restoreDeleted({ kind, id }: DeletedPlace): Promise<RestoredThing> {
	return apiRequest("POST", `${path}/${kind}/${id}/restore`);
}

export function eraseDeleted({ kind, id }: DeletedPlace): Promise<void> {
	return apiRequest("DELETE", `${path}/${kind}/${id}`);
}
