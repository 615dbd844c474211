import { useEffect, useRef, useState } from "react";
import { isSameDraft } from "#app/content/draft.ts";
import type { Fields } from "#app/content/field.ts";
import type { Draft } from "#app/content/localized.ts";
import type { DraftForm } from "./draft-form.ts";
import { type StoredDraft, storedDrafts } from "./stored-drafts.ts";
import { useStoredDraft } from "./use-stored-draft.ts";
import { serverKey, useWorkingCopy } from "./use-working-copy.ts";
import { newDraftKey } from "./working-copy.ts";

export type Recovery<F extends Fields> = ReturnType<typeof useRecovery<F>>;

/** The part of a recovery that saving needs. */
export type SavedRecovery<F extends Fields> = Pick<Recovery<F>, "draftKey" | "pause" | "resume" | "setAside">;

type Options<F extends Fields> = Omit<DraftForm<F>, "draftKey" | "onServer"> & {
	resumed: boolean;
	/** The key of the unfinished text with which the form of something new goes on. */
	continued?: string | undefined;
};

/**
 * Stores what is typed in this browser and on the server, and offers the newer of what an earlier
 * form of a saved thing left there. Each form of a new thing has a text of its own.
 */
export function useRecovery<F extends Fields>(options: Options<F>) {
	const { id, form, saved } = options;
	const { fields } = options.kind;
	const [draftKey] = useState(() => ({ current: keyAtOpening(options) }));
	const onServer = useRef<DraftForm<F>["onServer"]["current"]>(null);
	const place = { ...options, draftKey, onServer };
	const stored = useStoredDraft(place);
	const copy = useWorkingCopy({
		...place,
		onReplaced: ({ draft, version }) => stored.setAside(draft, version),
		onTaken: () => stored.changeKey(newDraftKey()),
		onStored: stored.storeNow,
	});

	// A new thing that is continued: what the server holds of it comes by itself.
	useEffect(() => {
		const { found } = copy;
		if (id !== undefined || found === undefined) return;
		const mine = stored.restored;
		const isTyped = (draft: Draft<F>) => isSameDraft(fields, form.getValues(), draft);
		copy.forget();
		if (isTyped(saved.current) || isTyped(found.draft) || (mine?.isOnServer && isTyped(mine.draft)))
			return stored.restore(found);
		// Another device has gone on with it: each has its own from here.
		if (mine?.from !== found.storedAt) stored.changeKey(newDraftKey());
		copy.resume();
	});

	// What came back already says more than an older text.
	const found =
		copy.found !== undefined && (stored.restored?.storedAt ?? "") >= copy.found.storedAt
			? undefined
			: copy.found;
	const offered = newerOf(stored.offered, found);

	return {
		kind: options.kind,
		isNew: id === undefined,
		offered: id === undefined ? undefined : offered,
		/** The key of the working copy, which the creation of a new thing names. */
		draftKey,
		restored: stored.restored?.storedAt,
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

/** The key with which a form begins: that of the text with which it goes on, or one of its own. */
function keyAtOpening<F extends Fields>({ kind, id, resumed, continued }: Options<F>): string {
	if (id !== undefined) return newDraftKey();
	if (continued !== undefined) return continued;
	const drafts = storedDrafts(localStorage, kind, undefined);
	const newest = resumed ? drafts.list()[0] : undefined;
	return newest === undefined ? newDraftKey() : drafts.draftKeyOf(newest.key);
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
