import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { ApiError, detailOf, isSignedOut } from "#app/api-client/api-error.ts";
import { contentOf, draftOf, isSameDraft } from "#app/content/draft.ts";
import type { SavedVersion } from "#app/content/history/version.ts";
import {
	type Letter,
	type LetterDraft,
	type LetterFields,
	letterFields,
} from "#app/features/letters/letter.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { showToast } from "#app/ui/toasts.tsx";
import { letterChanges, letterQuery, updateLetter } from "./letters.query.ts";
import { forgetLetterForm, readLetterForm, storeLetterForm } from "./stored-letter.ts";

/** A pause in typing after which the letter is saved. */
const pauseMs = 1_500;

export type LetterSaving = ReturnType<typeof useLetterSaving>;

/**
 * Saves a draft at each pause in typing. What fails stays in the form and is saved with the next
 * change, or on request; until then it is stored on this device, and the next form goes on with it. Where the letter was saved elsewhere, `stale` is what stands there.
 */
export function useLetterSaving(letter: Letter, form: UseFormReturn<LetterDraft>) {
	const t = useText("admin");
	const queries = useQueryClient();
	const version = useRef(letter.version);
	const saved = useRef(draftOf(letterFields, letter));
	const isAbandoned = useRef(false);
	const inFlight = useRef<Promise<boolean>>(undefined);
	const [state, setState] = useState<"saved" | "saving" | "unsaved">("saved");
	const [reason, setReason] = useState("");
	const [savedVersion, setSavedVersion] = useState(letter.version);
	const [stale, setStale] = useState<Letter>();
	const isUnsaved = useCallback(() => !isSameDraft(letterFields, form.getValues(), saved.current), [form]);

	const store = useCallback(() => {
		if (isAbandoned.current || !isUnsaved()) return;
		storeLetterForm(letter.id, { version: version.current, draft: form.getValues() });
	}, [form, isUnsaved, letter.id]);

	const send = useCallback(async (): Promise<boolean> => {
		const letterKey = letterQuery(letter.id).queryKey;
		const draft = draftOf(letterFields, form.getValues());
		setState("saving");
		store();
		try {
			const input = { ...contentOf(letterFields, draft), version: version.current };
			const answer = await updateLetter(letter.id, input);
			version.current = answer.version;
			saved.current = draft;
			setSavedVersion(answer.version);
			queries.setQueryData(letterKey, answer);
			void queries.invalidateQueries({ queryKey: [...letterKey, "versions"] });
			if (!isUnsaved()) forgetLetterForm(letter.id);
			setState(isUnsaved() ? "unsaved" : "saved");
			setReason("");
			return true;
		} catch (error) {
			setState("unsaved");
			if (!(error instanceof ApiError) || isSignedOut(error)) return false;
			const current = detailOf(error, "current") as Letter | undefined;
			if (error.code === "stale") setStale(current);
			if (error.code === "moved-on") {
				for (const queryKey of letterChanges) void queries.invalidateQueries({ queryKey });
			}
			setReason(error.unreachable ? t("common.offline") : (error.serverMessage ?? ""));
			return false;
		}
	}, [form, isUnsaved, letter.id, queries, store, t]);

	/** Saves what is not saved yet. @returns whether all is saved. */
	const save = useCallback(async (): Promise<boolean> => {
		await inFlight.current;
		if (!isUnsaved()) return true;
		inFlight.current = send();
		return inFlight.current;
	}, [isUnsaved, send]);

	useEffect(() => {
		let pause: ReturnType<typeof setTimeout> | undefined;
		const unsubscribe = form.subscribe({
			formState: { values: true },
			callback: () => {
				clearTimeout(pause);
				if (!isUnsaved()) return;
				setState("unsaved");
				pause = setTimeout(() => void save(), pauseMs);
			},
		});
		return () => {
			clearTimeout(pause);
			unsubscribe();
		};
	}, [form, isUnsaved, save]);

	// The page goes away, or the session ends under the form.
	useEffect(() => {
		window.addEventListener("pagehide", store);
		document.addEventListener("visibilitychange", store);
		return () => {
			window.removeEventListener("pagehide", store);
			document.removeEventListener("visibilitychange", store);
			store();
		};
	}, [store]);

	useEffect(() => {
		const stored = readLetterForm(letter.id);
		if (stored === undefined || isSameDraft(letterFields, stored.draft, saved.current)) return;
		// Made from an older version than is saved now, it is asked about and overwrites nothing.
		version.current = stored.version;
		form.reset(stored.draft, { keepDefaultValues: true });
		showToast({ title: t("letters.restored") });
	}, [form, letter.id, t]);

	/** Shows what is saved now, made elsewhere or from an older version. */
	function adopt(current: Letter): void {
		const letterKey = letterQuery(letter.id).queryKey;
		version.current = current.version;
		saved.current = draftOf(letterFields, current);
		setSavedVersion(current.version);
		forgetLetterForm(letter.id);
		form.reset(saved.current);
		queries.setQueryData(letterKey, current);
		void queries.invalidateQueries({ queryKey: [...letterKey, "versions"] });
		setStale(undefined);
		setState("saved");
		setReason("");
	}

	return {
		save,
		/**
		 * Puts an old text in the place of the present one, which is saved first.
		 * @throws ApiError where it could not be saved.
		 */
		restore: async ({ input }: SavedVersion<LetterFields>) => {
			if (!(await save())) throw new Error(t("letters.saveFailed"));
			adopt(await updateLetter(letter.id, { ...input, version: version.current, restored: true }));
		},
		state,
		reason,
		/** The number of the version that is saved. */
		savedVersion,
		isUnsaved,
		/** Before leaving for good: nothing typed here is stored. */
		abandon: () => {
			isAbandoned.current = true;
			forgetLetterForm(letter.id);
		},
		stale,
		/** Saves what is here in place of what was saved elsewhere. */
		keepMine: (current: Letter) => {
			version.current = current.version;
			setStale(undefined);
			void save();
		},
		/** Takes over what was saved elsewhere. */
		takeTheirs: adopt,
		/** Puts the question off: the text here stays, and is asked about at the next saving. */
		closeStale: () => setStale(undefined),
	};
}
