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
 * an earlier form left behind. With `resumed`, what was left behind comes back by itself; so does
 * what this device holds of a new thing under the key that its form goes on with.
 */
export function useStoredDraft<F extends Fields>(options: DraftForm<F> & { resumed: boolean }) {
	const { kind, id, form, saved, version, draftKey, onServer, resumed } = options;
	const { fields } = kind;
	const drafts = useMemo(() => storedDrafts(localStorage, kind, id), [kind, id]);
	const [offered, setOffered] = useState<StoredDraft<F>>();
	const [restored, setRestored] = useState<StoredDraft<F>>();
	const closed = useRef(false);

	const storeNow = useCallback(() => {
		if (closed.current) return;
		const key = drafts.keyOf(draftKey.current);
		const draft = draftOf(fields, form.getValues());
		const storedAt = new Date().toISOString();
		if (isSameDraft(fields, draft, saved.current)) drafts.forget(key);
		else {
			const copy = onServer.current;
			const isOnServer = copy !== null && isSameDraft(fields, draft, copy.draft);
			drafts.store({
				...{ key, storedAt, version: version.current, draft },
				...(copy !== null && { from: copy.savedAt, isOnServer }),
			});
		}
	}, [draftKey, drafts, fields, form, onServer, saved, version]);

	const offerNext = useCallback(() => {
		// What was typed of other new things stands in the list of what is unfinished.
		if (id === undefined) return;
		const left = drafts.list().filter(({ key }) => key !== drafts.keyOf(draftKey.current));
		setOffered(left.find(({ draft }) => !isSameDraft(fields, draft, saved.current)));
	}, [draftKey, drafts, fields, id, saved]);

	const restore = useCallback(
		(stored: StoredDraft<F>) => {
			version.current = stored.version;
			const draft = kind.reconciled?.(stored.draft, saved.current) ?? stored.draft;
			form.reset(draft, { keepDefaultValues: true });
			drafts.forget(stored.key);
			storeNow();
			setRestored(stored);
			offerNext();
		},
		[drafts, form, kind, saved, storeNow, offerNext, version],
	);

	useEffect(() => {
		const isOwn = (key: string) => key === drafts.keyOf(draftKey.current);
		const left = drafts.list().find(({ key }) => isOwn(key) === (id === undefined));
		if (left !== undefined && (resumed || id === undefined)) restore(left);
		else offerNext();
	}, [draftKey, drafts, id, resumed, restore, offerNext]);

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
		/** The draft that was restored; undefined when none was. */
		restored,
		restore,
		setAside,
		storeNow,
		/** Goes on under a key that is no other form's. */
		changeKey: (next: string) => {
			drafts.forget(drafts.keyOf(draftKey.current));
			onServer.current = null;
			draftKey.current = next;
			storeNow();
		},
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
			drafts.forget(drafts.keyOf(draftKey.current));
		},
	};
}
