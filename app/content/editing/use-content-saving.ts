import { type RefObject, useEffect, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { ApiError, detailOf, isSignedOut } from "#app/api-client/api-error.ts";
import { type ChangeNotices, useApiMutation } from "#app/api-client/use-api-mutation.ts";
import type { Base } from "#app/content/drafts/draft-form.ts";
import {
	type Choice,
	differences,
	type Merge,
	opposites,
	resolveConflicts,
	threeWayMerge,
} from "#app/content/three-way-merge.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { ToastMessage } from "#app/ui/toast-viewport.tsx";
import type { LastSave } from "./last-save.ts";

/** The part of a form that saving needs. */
export type SavedForm<Draft> = {
	getValues(): Draft;
	reset(values: Draft, options: { keepValues: true }): void;
	setValue(path: string, value: unknown, options: { shouldDirty: true }): void;
};

/** A draft that was refused because another version was saved since, with the fields to choose. */
export type OpenConflict<Draft, Saved> = {
	sent: Draft;
	current: Saved;
	/** The device and time of the saving that made the current version, where they are known. */
	lastSave?: LastSave | undefined;
	merge: Merge<Draft>;
};

export type ContentSavingOptions<Draft extends FieldValues, Saved extends { version: number }> = {
	form: SavedForm<Draft>;
	/** The saved content as the form holds it. */
	saved: RefObject<Draft>;
	/** The version that the form's text was made from; null for something new. */
	version: RefObject<number | null>;
	/** The text of that version, where it is known. */
	base: RefObject<Base<Draft>>;
	draftOf(saved: Saved): Draft;
	/** A version that was saved elsewhere, as it is merged into a form of `saved`; `draftOf` without it. */
	readTheirs?(current: Saved, saved: Draft): Draft;
	send(draft: Draft): Promise<Saved>;
	/** Toasts, and what is read anew; none where the form says by itself how saving goes. */
	notices?: Omit<ChangeNotices, "done" | "failed"> & {
		done: ChangeNotices["done"] | ((draft: Draft, answer: Saved) => ToastMessage);
		failed: ChangeNotices["failed"] | ((error: Error) => ChangeNotices["failed"]);
		/** Says that the form keeps what was typed, where the server does not say why it failed. */
		kept: string;
	};
	/** Earlier versions can be restored, so that what was saved elsewhere stays within reach. */
	hasHistory?: boolean;
	/** Saved while it is typed: the form keeps every character, whatever the server tidied. */
	isAutosaved?: boolean;
	/** Stores what is typed until it is saved. */
	recovery: {
		pause(): Promise<void>;
		resume(): void;
		setAside(draft: Draft, version: number | null): void;
		markSaved(): void;
	};
	/** Called with the server's message for each invalid field. */
	onInvalid?(messages: Record<string, string>, draft: Draft): void;
	/** Called with any other refusal. */
	onRefused?(error: ApiError): void;
	/** Called with a version that was saved elsewhere, once the form holds its changes, before it is sent. */
	onMerged?(current: Saved): void;
	/** Called once the form holds what the server made of the draft. */
	onSaved(answer: Saved): void;
};

/**
 * Saves the content of a form, one request at a time. Where another version was saved since it was
 * read, the changes of both are merged and saved; only a field that both changed is a `conflict`,
 * which `resolve` settles. Whatever fails, the form keeps every word.
 */
export function useContentSaving<Draft extends FieldValues, Saved extends { version: number }>(
	options: ContentSavingOptions<Draft, Saved>,
) {
	const { form, saved, version, base, notices, recovery } = options;
	const t = useText("admin");
	const inFlight = useRef(false);
	const isMounted = useIsMounted();
	const [conflict, setConflict] = useState<OpenConflict<Draft, Saved>>();
	const [saveError, setSaveError] = useState<string>();
	const reasonOf = (error: Error): string => {
		if (!(error instanceof ApiError)) return "";
		return error.unreachable ? t("common.offline") : (error.serverMessage ?? "");
	};
	const mutation = useApiMutation({
		send: options.send,
		refreshes: notices?.refreshes ?? [],
		done: notices?.done,
		failed: (error) => {
			const failed = typeof notices?.failed === "function" ? notices.failed(error) : notices?.failed;
			return { title: "", description: reasonOf(error) || notices?.kept, ...failed };
		},
		isAsked: (error) => notices === undefined || isStale(error),
	});

	/** @returns whether it is saved; not while another request is in flight. */
	async function save(draft: Draft): Promise<boolean> {
		if (inFlight.current) return false;
		inFlight.current = true;
		setSaveError(undefined);
		try {
			await recovery.pause();
			return await send(draft);
		} finally {
			inFlight.current = false;
			if (isMounted.current) recovery.resume();
		}
	}

	async function send(draft: Draft): Promise<boolean> {
		let answer: Saved;
		try {
			answer = await mutation.mutateAsync(draft);
		} catch (error) {
			const isShown = isMounted.current && error instanceof ApiError && !isSignedOut(error);
			return isShown ? refuse(error, draft) : false;
		}
		if (options.isAutosaved || !isMounted.current) {
			saved.current = draft;
			version.current = answer.version;
			base.current = { version: answer.version, draft };
		}
		if (!isMounted.current) {
			recovery.markSaved();
			return true;
		}
		if (!options.isAutosaved) takeOver(answer, draft, options.draftOf(answer));
		options.onSaved(answer);
		return true;
	}

	async function refuse(error: ApiError, draft: Draft): Promise<boolean> {
		if (!isStale(error)) {
			options.onInvalid?.(error.fields, draft);
			options.onRefused?.(error);
			setSaveError(reasonOf(error));
			return false;
		}
		const current = detailOf(error, "current") as Saved;
		const before = base.current.version === version.current ? base.current.draft : undefined;
		const theirs = options.readTheirs?.(current, saved.current) ?? options.draftOf(current);
		const merge = threeWayMerge(before, draft, theirs);
		if (merge.conflicts.length > 0) {
			const lastSave = detailOf(error, "lastSave") as LastSave | undefined;
			setConflict({ sent: draft, current, lastSave, merge });
			return false;
		}
		takeOver(current, draft, merge.merged);
		options.onMerged?.(current);
		return send(merge.merged);
	}

	/** Takes over a saved version, and shows what became of the draft that was sent. */
	function takeOver(current: Saved, sent: Draft, became: Draft): void {
		saved.current = options.draftOf(current);
		version.current = current.version;
		base.current = { version: current.version, draft: saved.current };
		form.reset(saved.current, { keepValues: true });
		show(sent, became);
	}

	/** Shows what became of a draft, without touching what was typed since it was sent. */
	function show(sent: Draft, became: Draft): void {
		const typed = form.getValues();
		const shown = threeWayMerge(sent, typed, became).merged;
		const changed = new Map([...differences(typed, shown), ...differences(saved.current, shown)]);
		for (const [path, value] of changed) form.setValue(path, value, { shouldDirty: true });
	}

	/** Settles the conflict by a choice for each of its fields. What is not chosen can be restored. */
	async function resolve(choices: Readonly<Record<string, Choice>>): Promise<void> {
		if (conflict === undefined) return;
		const { sent, current, merge } = conflict;
		setConflict(undefined);
		const resolved = resolveConflicts(merge, choices);
		const given = Object.values(choices);
		// What was saved elsewhere is in the history, where there is one.
		const isLost = given.includes("theirs") || (given.includes("mine") && !options.hasHistory);
		if (isLost && options.isAutosaved) {
			// The device would bring our text back by itself: it goes into the history instead.
			version.current = current.version;
			if (!(await save(sent))) return;
			show(sent, resolved);
		} else {
			if (isLost) recovery.setAside(resolveConflicts(merge, opposites(choices)), current.version);
			takeOver(current, sent, resolved);
			options.onMerged?.(current);
		}
		const isSavedAlready = JSON.stringify(resolved) === JSON.stringify(saved.current);
		if (isSavedAlready) recovery.resume();
		else await save(resolved);
	}

	return {
		save,
		saving: mutation.isPending,
		/** True from the call of `save` to its end. */
		inFlight,
		/** Says why it was not saved, in words or blank; undefined while nothing failed. */
		saveError,
		conflict,
		resolve,
		/** Shows a saved version in place of all that the form holds. */
		adopt: (current: Saved) => takeOver(current, form.getValues(), options.draftOf(current)),
		/** Goes on from a saved version, with what was typed since the one before. */
		rebase: (current: Saved) => takeOver(current, saved.current, options.draftOf(current)),
		/** Puts the question off: it is asked again at the next saving. */
		closeConflict: () => setConflict(undefined),
	};
}

function isStale(error: unknown): boolean {
	return error instanceof ApiError && error.code === "stale";
}

function useIsMounted(): RefObject<boolean> {
	const isMounted = useRef(true);
	useEffect(() => {
		isMounted.current = true;
		return () => {
			isMounted.current = false;
		};
	}, []);
	return isMounted;
}
