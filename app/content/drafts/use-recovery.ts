import { useEffect, useRef, useState } from "react";
import type { DraftForm } from "./draft-form.ts";
import { type StoredDraft, storedDrafts } from "./stored-drafts.ts";
import { isSameDraft, type StoredKind } from "./stored-kind.ts";
import { useStoredDraft } from "./use-stored-draft.ts";
import { serverKey, useWorkingCopy } from "./use-working-copy.ts";
import { newDraftKey } from "./working-copy.ts";

export type Recovery<Draft extends object> = ReturnType<typeof useRecovery<Draft>>;

type Options<Draft extends object> = Omit<DraftForm<Draft>, "draftKey" | "onServer"> & {
	resumed: boolean;
	/** The key of the unfinished text with which the form of something new goes on. */
	continued?: string | undefined;
	/** The content is personal data, which no device stores. */
	isPersonal?: boolean | undefined;
};

/**
 * Stores what is typed in this browser and, for kinds that have working copies, on the server, and
 * offers the newer of what an earlier form of a saved thing left there. Each form of a new thing has a
 * text of its own.
 */
export function useRecovery<Draft extends object>(options: Options<Draft>) {
	const { kind, id, form, saved } = options;
	const [draftKey] = useState(() => ({ current: keyAtOpening(options) }));
	const onServer = useRef<DraftForm<Draft>["onServer"]["current"]>(null);
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
		const isTyped = (draft: Draft) => isSameDraft(kind, form.getValues(), draft);
		copy.forget();
		if (isTyped(saved.current) || isTyped(found.draft) || (mine?.isOnServer && isTyped(mine.draft)))
			return stored.restore(found);
		// Another device has gone on with it: each has its own from here.
		if (mine?.from !== found.storedAt) stored.changeKey(newDraftKey());
		copy.resume();
	});

	// An older text is not offered beside a newer one that came back.
	const found =
		copy.found !== undefined && (stored.restored?.storedAt ?? "") >= copy.found.storedAt
			? undefined
			: copy.found;
	const offered = newerFound(stored.offered, found);

	return {
		offered,
		/** The key of the working copy, which the creation of a new thing names. */
		draftKey,
		restored: stored.restored?.storedAt,
		status: copy.status,
		setAside: stored.setAside,
		restore: (draft: StoredDraft<Draft>) => {
			if (draft.key === serverKey || isCovered(kind, copy.found, draft)) copy.forget();
			stored.restore(draft);
			copy.resume();
		},
		discard: (draft: StoredDraft<Draft>) => {
			if (draft.key === serverKey || isCovered(kind, copy.found, draft)) copy.discard();
			if (draft.key !== serverKey) stored.discard(draft);
		},
		/** Call it before saving. */
		pause: copy.pause,
		/** Call it after a saving that succeeded. */
		markSaved: stored.markSaved,
		/** Call it after any saving. */
		resume: copy.resume,
		/** Call it before leaving without saving, or for another screen once all is saved. */
		close: () => {
			stored.close();
			copy.close();
		},
	};
}

/** The key with which a form begins: that of the text with which it goes on, or one of its own. */
function keyAtOpening<Draft extends object>(options: Options<Draft>): string {
	const { kind, id, resumed, continued, isPersonal } = options;
	if (id !== undefined || isPersonal) return newDraftKey();
	if (continued !== undefined) return continued;
	const drafts = storedDrafts(localStorage, kind, undefined);
	const newest = resumed ? drafts.list()[0] : undefined;
	return newest === undefined ? newDraftKey() : drafts.draftKeyOf(newest.key);
}

type Found<Draft> = StoredDraft<Draft> | undefined;

function newerFound<Draft>(one: Found<Draft>, other: Found<Draft>): Found<Draft> {
	if (one === undefined || other === undefined) return one ?? other;
	return one.storedAt >= other.storedAt ? one : other;
}

/** Returns whether a text of the server says nothing that the other does not: it is the same. */
function isCovered<Draft extends object>(
	kind: StoredKind<Draft>,
	found: Found<Draft>,
	other: StoredDraft<Draft>,
): boolean {
	return found !== undefined && isSameDraft(kind, found.draft, other.draft);
}
