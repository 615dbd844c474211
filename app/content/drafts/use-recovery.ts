import { isSameDraft } from "#app/content/draft.ts";
import type { Fields } from "#app/content/field.ts";
import type { DraftForm } from "./draft-form.ts";
import type { StoredDraft } from "./stored-drafts.ts";
import { useStoredDraft } from "./use-stored-draft.ts";
import { serverKey, useWorkingCopy } from "./use-working-copy.ts";

export type Recovery<F extends Fields> = ReturnType<typeof useRecovery<F>>;

/**
 * Stores what is typed in this browser and on the server, and offers the newer of what an earlier
 * form left there.
 */
export function useRecovery<F extends Fields>(options: DraftForm<F> & { resumed: boolean }) {
	const { fields } = options.kind;
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
		restore: (draft: StoredDraft<F>) => {
			if (draft.key === serverKey || isCovered(fields, copy.found, draft)) copy.forget();
			stored.restore(draft);
			copy.resume();
		},
		discard: (draft: StoredDraft<F>) => {
			if (draft.key === serverKey || isCovered(fields, copy.found, draft)) copy.discard();
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

type Found<F extends Fields> = StoredDraft<F> | undefined;

function newerOf<F extends Fields>(one: Found<F>, other: Found<F>): Found<F> {
	if (one === undefined || other === undefined) return one ?? other;
	return one.storedAt >= other.storedAt ? one : other;
}

/** Whether a text of the server says nothing that the other does not: it is the same. */
function isCovered<F extends Fields>(fields: F, found: Found<F>, other: StoredDraft<F>): boolean {
	return found !== undefined && isSameDraft(fields, found.draft, other.draft);
}
