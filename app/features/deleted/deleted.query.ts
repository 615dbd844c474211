import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import type { DeletedPlace, DeletedThing, RestoredThing } from "./deleted.ts";

const path = "/api/admin/deleted";

/** What was deleted and can be restored, the last deletion first. */
export const deletedQuery = queryOptions<DeletedThing[]>({ queryKey: [path] });

/** Puts a deleted thing back. @throws ApiError 404 once it is gone. */
export function restoreDeleted({ kind, id }: DeletedPlace): Promise<RestoredThing> {
	return apiRequest("POST", `${path}/${kind}/${id}/restore`);
}

/** Deletes a deleted thing for good. @throws ApiError 404 once it is gone. */
export function eraseDeleted({ kind, id }: DeletedPlace): Promise<void> {
	return apiRequest("DELETE", `${path}/${kind}/${id}`);
}
