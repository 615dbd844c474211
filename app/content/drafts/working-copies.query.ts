import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import type { UnfinishedAnswer } from "./unfinished.ts";

/** Everything new that is written and not saved yet, on whichever device. */
export const unfinishedQuery = queryOptions<UnfinishedAnswer>({ queryKey: ["/api/admin/unfinished"] });

type FoundCopy<Draft> = { copy: { draft: Draft; version: number | null; savedAt: string } | null };

/** The working copy under a key: the id of a thing, or that of a new one's form. */
export function findWorkingCopy<Draft>(path: string, key: string): Promise<FoundCopy<Draft>> {
	return apiRequest("GET", `${path}/${key}`);
}

export function saveWorkingCopy<Draft>(
	path: string,
	key: string,
	input: { draft: Draft; version: number | null; replaces: string | null },
	signal: AbortSignal,
): Promise<{ savedAt: string }> {
	return apiRequest("PUT", `${path}/${key}`, input, signal);
}

/** Deletes a working copy; where it is another by now than the one that was stored then, it stays. */
export function dropWorkingCopy(path: string, key: string, storedAt: string): Promise<void> {
	return apiRequest("DELETE", `${path}/${key}?${new URLSearchParams({ storedAt })}`);
}
