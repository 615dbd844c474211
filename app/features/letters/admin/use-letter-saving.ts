import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { contentOf, draftOf, isSameDraft } from "#app/content/draft.ts";
import { useContentSaving } from "#app/content/editing/use-content-saving.ts";
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
 * Saves a draft at each pause in typing. A failed save keeps the form's text, stores it on this device
 * and retries with the next change or on demand; the next form goes on with it.
 */
export function useLetterSaving(letter: Letter, form: UseFormReturn<LetterDraft>) {
	const t = useText("admin");
	const queries = useQueryClient();
	const version = useRef<number | null>(letter.version);
	const saved = useRef(draftOf(letterFields, letter));
	const isAbandoned = useRef(false);
	/** Saves a version of its own, so that the one before stays in the history. */
	const isApart = useRef(false);
	const inFlight = useRef<Promise<boolean>>(undefined);
	const [hasUnsaved, setHasUnsaved] = useState(false);
	const [savedVersion, setSavedVersion] = useState(letter.version);
	const isUnsaved = useCallback(() => !isSameDraft(letterFields, form.getValues(), saved.current), [form]);

	const store = useCallback(() => {
		if (isAbandoned.current || !isUnsaved()) return;
		storeLetterForm(letter.id, { version: version.current ?? letter.version, draft: form.getValues() });
	}, [form, isUnsaved, letter]);

	const letterKey = letterQuery(letter.id).queryKey;

	function showSaved(answer: Letter): void {
		setSavedVersion(answer.version);
		queries.setQueryData(letterKey, answer);
		void queries.invalidateQueries({ queryKey: [...letterKey, "versions"] });
		if (!isUnsaved()) forgetLetterForm(letter.id);
		setHasUnsaved(isUnsaved());
	}

	const saving = useContentSaving<LetterDraft, Letter>({
		form,
		saved,
		version,
		hasHistory: true,
		isAutosaved: true,
		draftOf: (current) => draftOf(letterFields, current),
		// A form that was closed meanwhile has its letter saved all the same.
		send: async (draft) => {
			const answer = await updateLetter(letter.id, {
				...contentOf(letterFields, draft),
				version: version.current ?? letter.version,
				restored: isApart.current,
			});
			queries.setQueryData(letterKey, answer);
			if (isSameDraft(letterFields, form.getValues(), draft)) forgetLetterForm(letter.id);
			return answer;
		},
		onRefused: ({ code }) => {
			if (code !== "moved-on") return;
			for (const queryKey of letterChanges) void queries.invalidateQueries({ queryKey });
		},
		onMerged: showSaved,
		onSaved: showSaved,
	});
	const send = useRef(saving.save);
	useEffect(() => {
		send.current = saving.save;
	});

	/** Saves what is not saved yet. @returns whether all is saved. */
	const save = useCallback(async (): Promise<boolean> => {
		await inFlight.current;
		if (!isUnsaved()) return true;
		store();
		inFlight.current = send.current(draftOf(letterFields, form.getValues()));
		return inFlight.current;
	}, [form, isUnsaved, store]);

	useEffect(() => {
		let pause: ReturnType<typeof setTimeout> | undefined;
		const unsubscribe = form.subscribe({
			formState: { values: true },
			callback: () => {
				clearTimeout(pause);
				if (!isUnsaved()) return;
				setHasUnsaved(true);
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
		// Made from an older version than is saved now, it is merged with that and overwrites nothing.
		version.current = stored.version;
		form.reset(stored.draft, { keepDefaultValues: true });
		showToast({ title: t("letters.restored") });
	}, [form, letter.id, t]);

	/**
	 * Puts an old text in the place of the present one, which is saved first.
	 * @throws ApiError where it could not be saved.
	 */
	async function restore({ input }: SavedVersion<LetterFields>): Promise<void> {
		if (!(await save())) throw new Error(t("letters.saveFailed"));
		const change = { ...input, version: version.current ?? letter.version, restored: true };
		const restored = await updateLetter(letter.id, change);
		saving.adopt(restored);
		showSaved(restored);
	}

	async function resolve(choices: Parameters<typeof saving.resolve>[0]): Promise<void> {
		isApart.current = true;
		inFlight.current = saving.resolve(choices).then(() => !isUnsaved());
		await inFlight.current.finally(() => {
			isApart.current = false;
		});
	}

	return {
		save,
		restore,
		state: saving.saving ? ("saving" as const) : hasUnsaved ? ("unsaved" as const) : ("saved" as const),
		/** Why it was not saved, in words; blank while nothing failed. */
		reason: saving.saveError ?? "",
		/** The number of the version that is saved. */
		savedVersion,
		isUnsaved,
		/** Before leaving for good: nothing typed here is stored. */
		abandon: () => {
			isAbandoned.current = true;
			forgetLetterForm(letter.id);
		},
		conflict: saving.conflict,
		resolve,
		/** Puts the question off: the text here stays, and is asked about at the next saving. */
		closeConflict: saving.closeConflict,
	};
}
