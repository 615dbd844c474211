import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { ApiError, detailOf, isSignedOut } from "#app/api-client/api-error.ts";
import { isSignedIn } from "#app/api-client/session-storage.ts";
import { contentOf, draftOf, isSameDraft } from "#app/content/draft.ts";
import { type Letter, type LetterDraft, letterFields } from "#app/features/letters/letter.ts";
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
	const [stale, setStale] = useState<Letter>();
	const isUnsaved = useCallback(() => !isSameDraft(letterFields, form.getValues(), saved.current), [form]);

	const send = useCallback(async (): Promise<boolean> => {
		const draft = draftOf(letterFields, form.getValues());
		setState("saving");
		try {
			const input = { ...contentOf(letterFields, draft), version: version.current };
			const answer = await updateLetter(letter.id, input);
			version.current = answer.version;
			saved.current = draft;
			queries.setQueryData(letterQuery(letter.id).queryKey, answer);
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

	return {
		save,
		state,
		reason,
		isUnsaved,
		stale,
		/** Saves what is here in place of what was saved elsewhere. */
		keepMine: () => {
			if (stale !== undefined) version.current = stale.version;
			setStale(undefined);
			void save();
		},
		/** Takes over what was saved elsewhere. */
		takeTheirs: () => {
			if (stale === undefined) return;
			version.current = stale.version;
			saved.current = draftOf(letterFields, stale);
			form.reset(saved.current);
			setStale(undefined);
			setState("saved");
			setReason("");
		},
	};
}
