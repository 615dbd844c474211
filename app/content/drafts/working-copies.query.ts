import { apiRequest } from "#app/api-client/client.ts";
import type { Fields } from "#app/content/field.ts";
import type { DraftKind, WorkingCopyAnswer, WorkingCopyInput } from "./working-copy.ts";

/** The working copy under a key: the id of a thing, or `new`. */
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

export function dropWorkingCopy<F extends Fields>({ path }: DraftKind<F>, key: string): Promise<void> {
	return apiRequest("DELETE", `${path}/${key}`);
}
