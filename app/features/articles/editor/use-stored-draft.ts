import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { draftOf, isSameDraft } from "./article-draft.ts";
import { type KeptDraft, keptDrafts } from "./stored-drafts.ts";

/** A pause in typing after which the text is kept. */
const pauseMs = 800;

/**
 * Keeps what is typed on this device, at each pause and when the page goes away, and offers what an earlier form left
 * behind. `saved` is what the server has, `version` its number (null for a new article). With `resumed`, what was
 * left behind comes back by itself.
 */
export function useKeptDraft(options: {
	articleId: string | undefined;
	form: UseFormReturn<ArticleDraft>;
	saved: { current: ArticleDraft };
	version: { current: number | null };
	resumed: boolean;
}) {
	const { articleId, form, saved, version, resumed } = options;
	const drafts = useMemo(() => keptDrafts(localStorage, articleId), [articleId]);
	const [own] = useState(() => drafts.newKey());
	const [offered, setOffered] = useState<KeptDraft>();
	const [restored, setRestored] = useState<string>();
	const closed = useRef(false);

	const keepNow = useCallback(() => {
		if (closed.current) return;
		const draft = draftOf(form.getValues());
		if (isSameDraft(draft, saved.current)) drafts.forget(own);
		else drafts.keep({ key: own, keptAt: new Date().toISOString(), version: version.current, draft });
	}, [drafts, form, own, saved, version]);

	const offerNext = useCallback(() => {
		const left = drafts.list().filter(({ key }) => key !== own);
		setOffered(left.find(({ draft }) => !isSameDraft(draft, saved.current)));
	}, [drafts, own, saved]);

	const restore = useCallback(
		(kept: KeptDraft) => {
			version.current = kept.version;
			form.reset(kept.draft, { keepDefaultValues: true });
			drafts.forget(kept.key);
			keepNow();
			setRestored(kept.keptAt);
			offerNext();
		},
		[drafts, form, keepNow, offerNext, version],
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
				pause = setTimeout(keepNow, pauseMs);
			},
		});
		window.addEventListener("pagehide", keepNow);
		document.addEventListener("visibilitychange", keepNow);
		return () => {
			clearTimeout(pause);
			unsubscribe();
			window.removeEventListener("pagehide", keepNow);
			document.removeEventListener("visibilitychange", keepNow);
			keepNow();
		};
	}, [form, keepNow]);

	/** Puts a text aside, to be offered again: for one that another takes the place of. */
	function setAside(draft: ArticleDraft, fromVersion: number | null): void {
		drafts.keep({ key: drafts.newKey(), keptAt: new Date().toISOString(), version: fromVersion, draft });
		offerNext();
	}

	return {
		offered,
		/** When what came back had been kept; undefined when nothing did. */
		restored,
		restore,
		setAside,
		discard: (kept: KeptDraft) => {
			drafts.forget(kept.key);
			offerNext();
		},
		/** After saving: what is typed now is what the server has, or is kept at the next pause. */
		settle: () => {
			setRestored(undefined);
			keepNow();
		},
		/** Before leaving for good: nothing typed here is kept. */
		close: () => {
			closed.current = true;
			drafts.forget(own);
		},
	};
}
