import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import type { Fields } from "#app/content/field.ts";
import type { UnfinishedAnswer } from "./unfinished.ts";
import type { DraftKind, WorkingCopyAnswer, WorkingCopyInput } from "./working-copy.ts";

/** Everything new that is written and not saved yet, on whichever device. */
export const unfinishedQuery = queryOptions<UnfinishedAnswer>({ queryKey: ["/api/admin/unfinished"] });

/** The working copy under a key: the id of a thing, or that of a new one's form. */
export function findWorkingCopy<F extends Fields>(
	{ path }: DraftKind<F>,
	key: string,
): Promise<WorkingCopyAnswer<F>> {
	return apiRequest("GET", `${path}/${key}`);
}

export function saveWorkingCopy<F extends Fields>(
	{ path }: DraftKind<F>,
	key: string,
	input: WorkingCopyInput<F>,
	signal: AbortSignal,
): Promise<{ savedAt: string }> {
	return apiRequest("PUT", `${path}/${key}`, input, signal);
}

/** Deletes a working copy; where it is another by now than the one that was stored then, it stays. */
export function dropWorkingCopy<F extends Fields>(
	{ path }: Pick<DraftKind<F>, "path">,
	key: string,
	storedAt: string,
): Promise<void> {
	return apiRequest("DELETE", `${path}/${key}?${new URLSearchParams({ storedAt })}`);
}
