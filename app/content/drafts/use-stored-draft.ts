import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { threeWayMerge } from "#app/content/three-way-merge.ts";
import { noStorage } from "./device-records.ts";
import type { DraftForm } from "./draft-form.ts";
import { type StoredDraft, storedDrafts } from "./stored-drafts.ts";
import { isSameDraft } from "./stored-kind.ts";

/** A pause in typing after which the text is stored. */
const pauseMs = 800;

type Options<Draft extends object> = DraftForm<Draft> & {
	resumed: boolean;
	/** The content is personal data, which no device stores. */
	isPersonal?: boolean | undefined;
};

/**
 * Stores what is typed on this device, at each pause and when the page goes away, and offers what
 * an earlier form left behind. With `resumed`, what was left behind comes back by itself; so does
 * what this device holds of a new thing under the key that its form goes on with.
 */
export function useStoredDraft<Draft extends object>(options: Options<Draft>) {
	const { kind, id, form, saved, version, base, draftKey, onServer, resumed, isPersonal } = options;
	const drafts = useMemo(
		() => storedDrafts(isPersonal ? noStorage : localStorage, kind, id),
		[kind, id, isPersonal],
	);
	const [offered, setOffered] = useState<StoredDraft<Draft>>();
	const [restored, setRestored] = useState<StoredDraft<Draft>>();
	const closed = useRef(false);

	const storeNow = useCallback(() => {
		if (closed.current) return;
		const key = drafts.keyOf(draftKey.current);
		const draft = kind.normalized(form.getValues());
		const storedAt = new Date().toISOString();
		if (isSameDraft(kind, draft, saved.current)) drafts.forget(key);
		else {
			const copy = onServer.current;
			const isOnServer = copy !== null && isSameDraft(kind, draft, copy.draft);
			const isBaseKnown = id !== undefined && base.current.version === version.current;
			drafts.store({
				...{ key, storedAt, version: version.current, draft },
				...(isBaseKnown && { base: base.current.draft }),
				...(copy !== null && { from: copy.savedAt, isOnServer }),
			});
		}
	}, [base, draftKey, drafts, form, id, kind, onServer, saved, version]);

	const findOffered = useCallback(() => {
		// What was typed of other new things stands in the list of what is unfinished, for kinds that have one.
		if (id === undefined && kind.path !== undefined) return undefined;
		const others = drafts.list().filter(({ key }) => key !== drafts.keyOf(draftKey.current));
		return others.find(({ draft }) => !isSameDraft(kind, draft, saved.current));
	}, [draftKey, drafts, id, kind, saved]);
	const offerNext = useCallback(() => setOffered(findOffered()), [findOffered]);

	const restore = useCallback(
		(stored: StoredDraft<Draft>) => {
			const draft = kind.reconciled?.(stored.draft, saved.current) ?? stored.draft;
			const merge = stored.base && threeWayMerge(stored.base, draft, saved.current);
			if (merge?.conflicts.length === 0) form.reset(merge.merged, { keepDefaultValues: true });
			else {
				// Saving it asks which of the two versions counts.
				version.current = stored.version;
				if (stored.base) base.current = { version: stored.version, draft: stored.base };
				form.reset(draft, { keepDefaultValues: true });
			}
			drafts.forget(stored.key);
			storeNow();
			setRestored(stored);
			offerNext();
		},
		[base, drafts, form, kind, saved, storeNow, offerNext, version],
	);

	useEffect(() => {
		const own = drafts.list().find(({ key }) => key === drafts.keyOf(draftKey.current));
		const draft = id === undefined ? own : resumed ? findOffered() : undefined;
		if (draft !== undefined) restore(draft);
		else offerNext();
	}, [draftKey, drafts, findOffered, id, resumed, restore, offerNext]);

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
	function setAside(draft: Draft, fromVersion: number | null): void {
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
		discard: (stored: StoredDraft<Draft>) => {
			drafts.forget(stored.key);
			offerNext();
		},
		/** Call it after saving: what is typed now is what the server has, or is stored at the next pause. */
		markSaved: () => {
			setRestored(undefined);
			storeNow();
		},
		/** Call it before leaving for good: nothing typed here is stored. */
		close: () => {
			closed.current = true;
			drafts.forget(drafts.keyOf(draftKey.current));
		},
	};
}
