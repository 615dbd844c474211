import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { contentOf, draftOf } from "#app/content/draft.ts";
import { fieldsKind } from "#app/content/drafts/stored-kind.ts";
import { useAutosave } from "#app/content/editing/use-autosave.ts";
import { fieldsForm, useContentForm } from "#app/content/editing/use-content-form.ts";
import type { SavedVersion } from "#app/content/history/version.ts";
import {
	type Letter,
	type LetterDraft,
	type LetterFields,
	letterFields,
} from "#app/features/letters/letter.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { showToast } from "#app/ui/toasts.tsx";
import { letterChanges, letterRequests } from "./letters.query.ts";

/** A pause in typing after which the letter is saved. */
const pauseMs = 1_500;

const letterKind = fieldsKind({ name: "letter", fields: letterFields });

export type LetterSaving = ReturnType<typeof useLetterForm>["saving"];

/**
 * The form of a letter, which saves itself at each pause in typing. A failed save keeps the form's
 * text, stores it on this device and retries with the next change or on demand; the next form goes
 * on with it.
 */
export function useLetterForm(letter: Letter) {
	const t = useText("admin");
	const queries = useQueryClient();
	/** Saves a version of its own, so that the one before stays in the history. */
	const isApart = useRef(false);
	const [savedVersion, setSavedVersion] = useState(letter.version);
	const letterKey = letterRequests.one(letter.id).queryKey;

	function showSaved(answer: Letter): void {
		setSavedVersion(answer.version);
		queries.setQueryData(letterKey, answer);
		void queries.invalidateQueries({ queryKey: [...letterKey, "versions"] });
		autosave.noteSaved();
	}

	const content = useContentForm<LetterDraft, Letter>({
		...fieldsForm(letterKind, letterRequests, letter),
		mode: "onBlur",
		isResumed: true,
		hasHistory: true,
		isAutosaved: true,
		send: async (draft, { version }) => {
			const input = contentOf(letterFields, draft);
			const answer = await letterRequests.update(letter.id, { ...input, version, restored: isApart.current });
			// A form that was closed meanwhile has its letter saved all the same.
			queries.setQueryData(letterKey, answer);
			return answer;
		},
		onRefused: ({ code }) => {
			if (code !== "moved-on") return;
			for (const queryKey of letterChanges) void queries.invalidateQueries({ queryKey });
		},
		onMerged: showSaved,
		onSaved: showSaved,
	});
	const { form, saving, recovery, isChanged, version } = content;
	const autosave = useAutosave({
		...{ form, pauseMs, isUnsaved: isChanged },
		save: () => saving.save(draftOf(letterFields, form.getValues())),
	});

	useEffect(() => {
		if (recovery.restored !== undefined) showToast({ title: t("letters.restored") });
	}, [recovery.restored, t]);

	/** Restores an old text; the present one is saved first. @throws ApiError where that fails. */
	async function restore({ input }: SavedVersion<LetterFields>): Promise<void> {
		if (!(await autosave.saveNow())) throw new Error(t("letters.saveFailed"));
		const change = { ...input, version: version.current ?? letter.version, restored: true };
		const restored = await letterRequests.update(letter.id, change);
		saving.adopt(restored);
		showSaved(restored);
	}

	async function resolve(choices: Parameters<typeof saving.resolve>[0]): Promise<void> {
		isApart.current = true;
		const resolving = saving.resolve(choices).finally(() => {
			isApart.current = false;
		});
		autosave.waitFor(resolving.then(() => !isChanged()));
		await resolving;
	}

	const unsaved = autosave.hasUnsaved ? ("unsaved" as const) : ("saved" as const);
	return {
		content: { ...content, saving: { ...saving, resolve } },
		saving: {
			/** Saves what is not saved yet. @returns whether all is saved. */
			save: autosave.saveNow,
			restore,
			state: saving.saving ? ("saving" as const) : unsaved,
			/** Why it was not saved, in words; blank while nothing failed. */
			reason: saving.saveError ?? "",
			savedVersion,
		},
	};
}
