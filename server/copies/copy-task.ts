import { openObjectStore } from "#platform/storage/open-store.ts";
import { StorageError } from "#platform/storage/storage-error.ts";
import type { PageReader } from "#server/backup/manifest.ts";
import type { CopyOutcome, CopyTask } from "./copy-runner.ts";
import { OtherSiteError } from "./site-mark.ts";
import { writeCopy } from "./write-copy.ts";

/** Carries out the task of a copy, in its process. */
export async function carryOutCopy(
	{ place, to, recipient, now, checkAfter }: CopyTask,
	pages?: PageReader,
	open = openObjectStore,
): Promise<CopyOutcome> {
	try {
		const store = open(to);
		const parts = { place, store, recipient, now: new Date(now), checkAfter, pages };
		return { written: await writeCopy(parts), error: null };
	} catch (error) {
		return { written: null, failure: failureOf(error), error: String(error) };
	}
}

/** Returns the reason why a copy could not be made, as its owner can be told. */
export function failureOf(error: unknown) {
	if (error instanceof OtherSiteError) return "other";
	return error instanceof StorageError ? error.trouble : "failed";
}
