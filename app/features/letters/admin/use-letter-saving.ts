import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { ApiError, detailOf, isSignedOut } from "#app/api-client/api-error.ts";
import { isSignedIn } from "#app/api-client/session-storage.ts";
import { contentOf, draftOf, isSameDraft } from "#app/content/draft.ts";
import type { SavedVersion } from "#app/content/history/version.ts";
import {
	type Letter,
	type LetterDraft,
	type LetterFields,
	letterFields,
} from "#app/features/letters/letter.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { letterChanges, letterQuery, updateLetter } from "./letters.query.ts";
import { storeLetterForm } from "./stored-letter.ts";

/** A pause in typing after which the letter is saved. */
const pauseMs = 1_500;

export type LetterSaving = ReturnType<typeof useLetterSaving>;

/**
 * Saves a draft at each pause in typing. What fails stays in the form and is saved with the next
 * change, or on request. Where the letter was saved elsewhere, `stale` is what stands there.
 */
export function useLetterSaving(letter: Letter, form: UseFormReturn<LetterDraft>) {
	const t = useText("admin");
	const queries = useQueryClient();
	const version = useRef(letter.version);
	const saved = useRef(draftOf(letterFields, letter));
	const inFlight = useRef<Promise<boolean>>(undefined);
	const [state, setState] = useState<"saved" | "saving" | "unsaved">("saved");
	const [reason, setReason] = useState("");
	const [savedVersion, setSavedVersion] = useState(letter.version);
	const [stale, setStale] = useState<Letter>();
	const isUnsaved = useCallback(() => !isSameDraft(letterFields, form.getValues(), saved.current), [form]);

	const send = useCallback(async (): Promise<boolean> => {
		const letterKey = letterQuery(letter.id).queryKey;
		const draft = draftOf(letterFields, form.getValues());
		setState("saving");
		try {
			const input = { ...contentOf(letterFields, draft), version: version.current };
			const answer = await updateLetter(letter.id, input);
			version.current = answer.version;
			saved.current = draft;
			setSavedVersion(answer.version);
			queries.setQueryData(letterKey, answer);
			void queries.invalidateQueries({ queryKey: [...letterKey, "versions"] });
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
	}, [form, isUnsaved, letter.id, queries, t]);

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

	// When the session ends under the form, what was typed waits until somebody is signed in again.
	useEffect(
		() => () => {
			if (isSignedIn() || !isUnsaved()) return;
			storeLetterForm({ id: letter.id, version: version.current, draft: form.getValues() });
		},
		[form, isUnsaved, letter.id],
	);

	/** Shows what is saved now, made elsewhere or from an older version. */
	function adopt(current: Letter): void {
		const letterKey = letterQuery(letter.id).queryKey;
		version.current = current.version;
		saved.current = draftOf(letterFields, current);
		setSavedVersion(current.version);
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
