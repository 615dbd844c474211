import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import { type LookChoices, lookPath, type StoredLook } from "./stored-look.ts";

export const lookQuery = queryOptions<StoredLook>({ queryKey: [lookPath] });

/** Replaces the choices. `version` is the one that the change was made from. */
export function saveLook(change: { look: LookChoices; version: number }): Promise<StoredLook> {
	return apiRequest("PUT", lookPath, change);
}
