import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { draftOf, isSameDraft } from "#app/content/draft.ts";
import type { Fields } from "#app/content/field.ts";
import type { Draft } from "#app/content/localized.ts";
import type { DraftForm } from "./draft-form.ts";
import { type StoredDraft, storedDrafts } from "./stored-drafts.ts";

/** A pause in typing after which the text is stored. */
export const pauseMs = 800;

/**
 * Stores what is typed on this device, at each pause and when the page goes away, and offers what
 * an earlier form left behind. With `resumed`, what was left behind comes back by itself.
 */
export function useStoredDraft<F extends Fields>(options: DraftForm<F> & { resumed: boolean }) {
	const { kind, id, form, saved, version, resumed } = options;
	const { fields } = kind;
	const drafts = useMemo(() => storedDrafts(localStorage, kind, id), [kind, id]);
	const [own] = useState(() => drafts.newKey());
	const [offered, setOffered] = useState<StoredDraft<F>>();
	const [restored, setRestored] = useState<string>();
	const closed = useRef(false);

	const storeNow = useCallback(() => {
		if (closed.current) return;
		const draft = draftOf(fields, form.getValues());
		if (isSameDraft(fields, draft, saved.current)) drafts.forget(own);
		else drafts.store({ key: own, storedAt: new Date().toISOString(), version: version.current, draft });
	}, [drafts, fields, form, own, saved, version]);

	const offerNext = useCallback(() => {
		const left = drafts.list().filter(({ key }) => key !== own);
		setOffered(left.find(({ draft }) => !isSameDraft(fields, draft, saved.current)));
	}, [drafts, fields, own, saved]);

	const restore = useCallback(
		(stored: StoredDraft<F>) => {
			version.current = stored.version;
			const draft = kind.reconciled?.(stored.draft, saved.current) ?? stored.draft;
			form.reset(draft, { keepDefaultValues: true });
			drafts.forget(stored.key);
			storeNow();
			setRestored(stored.storedAt);
			offerNext();
		},
		[drafts, form, kind, saved, storeNow, offerNext, version],
	);

	useEffect(() => {
		const left = drafts.list().find(({ key }) => key !== own);
		if (resumed && left !== undefined) restore(left);
		else offerNext();
	}, [drafts, own, resumed, restore, offerNext]);

	useEffect(() => {
		let pause: ReturnType<typeof setTimeout> | undefined;
		const unsubscribe = form.subscribe({
			formState: { values: true },
			callback: () => {
				clearTimeout(pause);
				pause = setTimeout(storeNow, pauseMs);
			},
		});
		window.addEventListener("pagehide", storeNow);
		document.addEventListener("visibilitychange", storeNow);
		return () => {
			clearTimeout(pause);
			unsubscribe();
			window.removeEventListener("pagehide", storeNow);
			document.removeEventListener("visibilitychange", storeNow);
			storeNow();
		};
	}, [form, storeNow]);

	/** Puts a text aside, to be offered again: for one that another takes the place of. */
	function setAside(draft: Draft<F>, fromVersion: number | null): void {
		drafts.store({ key: drafts.newKey(), storedAt: new Date().toISOString(), version: fromVersion, draft });
		offerNext();
	}

	return {
		offered,
		/** When the draft that was restored had been stored; undefined when nothing did. */
		restored,
		restore,
		setAside,
		discard: (stored: StoredDraft<F>) => {
			drafts.forget(stored.key);
			offerNext();
		},
		/** After saving: what is typed now is what the server has, or is stored at the next pause. */
		markSaved: () => {
			setRestored(undefined);
			storeNow();
		},
		/** Before leaving for good: nothing typed here is stored. */
		close: () => {
			closed.current = true;
			drafts.forget(own);
		},
	};
}
