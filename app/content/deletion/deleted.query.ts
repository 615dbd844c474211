import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import type { DeletedPlace, DeletedThing, RestoredThing } from "./deleted-thing.ts";

const path = "/api/admin/deleted";

/** Deleted things that can be restored, the last deletion first. */
export const deletedQuery = queryOptions<DeletedThing[]>({ queryKey: [path] });

/** @throws ApiError 404 if it is gone. */
export const restoreDeleted = ({ kind, id }: DeletedPlace) =>
	apiRequest<RestoredThing>("POST", `${path}/${kind}/${id}/restore`);

/** Deletes a thing for good. @throws ApiError 404 if it is gone. */
export const eraseDeleted = ({ kind, id }: DeletedPlace) =>
	apiRequest<void>("DELETE", `${path}/${kind}/${id}`);
