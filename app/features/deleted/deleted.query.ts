import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import type { DeletedPlace, DeletedThing, RestoredThing } from "./deleted.ts";

const path = "/api/admin/deleted";

/** Deleted things that can be restored, the last deletion first. */
export const deletedQuery = queryOptions<DeletedThing[]>({ queryKey: [path] });

/** @throws ApiError 404 if it is gone. */
export function restoreDeleted({ kind, id }: DeletedPlace): Promise<RestoredThing> {
	return apiRequest("POST", `${path}/${kind}/${id}/restore`);
}

/** Deletes a thing for good. @throws ApiError 404 if it is gone. */
export function eraseDeleted({ kind, id }: DeletedPlace): Promise<void> {
	return apiRequest("DELETE", `${path}/${kind}/${id}`);
}
