import { isSameDraft } from "./article-draft.ts";
import type { KeptDraft } from "./stored-drafts.ts";
import { useKeptDraft } from "./use-stored-draft.ts";
import { serverKey, useWorkingCopy } from "./use-working-copy.ts";

type Options = Parameters<typeof useKeptDraft>[0];

/** Keeps what is typed in this browser and on the server, and offers the newer of what an earlier form left there. */
export function useRecovery(options: Options) {
	const kept = useKeptDraft(options);
	const copy = useWorkingCopy({
		...options,
		onReplaced: ({ draft, version }) => kept.setAside(draft, version),
	});
	// What came back already says more than an older text.
	const found =
		copy.found !== undefined && (kept.restored ?? "") >= copy.found.keptAt ? undefined : copy.found;
	const offered = newerOf(kept.offered, found);

	return {
		offered,
		restored: kept.restored,
		status: copy.status,
		setAside: kept.setAside,
		restore: (draft: KeptDraft) => {
			if (draft.key === serverKey || isCovered(copy.found, draft)) copy.forget();
			kept.restore(draft);
			copy.resume();
		},
		discard: (draft: KeptDraft) => {
			if (draft.key === serverKey || isCovered(copy.found, draft)) copy.discard();
			if (draft.key !== serverKey) kept.discard(draft);
		},
		/** Before saving. */
		pause: copy.pause,
		/** After a saving that succeeded. */
		settle: kept.settle,
		/** After any saving. */
		resume: copy.resume,
		/** Before leaving without saving, or for another screen once it is saved. */
		close: () => {
			kept.close();
			copy.close();
		},
	};
}

function newerOf(one: KeptDraft | undefined, other: KeptDraft | undefined): KeptDraft | undefined {
	if (one === undefined || other === undefined) return one ?? other;
	return one.keptAt >= other.keptAt ? one : other;
}

/** Whether a text of the server says nothing that the other does not: it is the same. */
function isCovered(found: KeptDraft | undefined, other: KeptDraft): boolean {
	return found !== undefined && isSameDraft(found.draft, other.draft);
}
