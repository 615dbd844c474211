import { isSameDraft } from "./article-draft.ts";
import type { StoredDraft } from "./stored-drafts.ts";
import { useStoredDraft } from "./use-stored-draft.ts";
import { serverKey, useWorkingCopy } from "./use-working-copy.ts";

type Options = Parameters<typeof useStoredDraft>[0];

/**
 * Stores what is typed in this browser and on the server, and offers the newer of what an earlier
 * form left there.
 */
export function useRecovery(options: Options) {
	const stored = useStoredDraft(options);
	const copy = useWorkingCopy({
		...options,
		onReplaced: ({ draft, version }) => stored.setAside(draft, version),
	});
	// What came back already says more than an older text.
	const found =
		copy.found !== undefined && (stored.restored ?? "") >= copy.found.storedAt ? undefined : copy.found;
	const offered = newerOf(stored.offered, found);

	return {
		offered,
		restored: stored.restored,
		status: copy.status,
		setAside: stored.setAside,
		restore: (draft: StoredDraft) => {
			if (draft.key === serverKey || isCovered(copy.found, draft)) copy.forget();
			stored.restore(draft);
			copy.resume();
		},
		discard: (draft: StoredDraft) => {
			if (draft.key === serverKey || isCovered(copy.found, draft)) copy.discard();
			if (draft.key !== serverKey) stored.discard(draft);
		},
		/** Before saving. */
		pause: copy.pause,
		/** After a saving that succeeded. */
		markSaved: stored.markSaved,
		/** After any saving. */
		resume: copy.resume,
		/** Before leaving without saving, or for another screen once it is saved. */
		close: () => {
			stored.close();
			copy.close();
		},
	};
}

function newerOf(one: StoredDraft | undefined, other: StoredDraft | undefined): StoredDraft | undefined {
	if (one === undefined || other === undefined) return one ?? other;
	return one.storedAt >= other.storedAt ? one : other;
}

/** Whether a text of the server says nothing that the other does not: it is the same. */
function isCovered(found: StoredDraft | undefined, other: StoredDraft): boolean {
	return found !== undefined && isSameDraft(found.draft, other.draft);
}
