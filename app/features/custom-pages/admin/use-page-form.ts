import { zodResolver } from "@hookform/resolvers/zod";
import { useCallback, useRef, useState } from "react";
import { type FieldPath, useForm } from "react-hook-form";
import { useLocation, useNavigate } from "react-router";
import { isSignedIn } from "#app/api-client/session-storage.ts";
import { blankDraft, draftOf, isSameDraft } from "#app/content/draft.ts";
import { storedDrafts } from "#app/content/drafts/stored-drafts.ts";
import { useRecovery } from "#app/content/drafts/use-recovery.ts";
import { textPath } from "#app/content/localized.ts";
import {
	type CustomPage,
	type PageDraft,
	pageDraft,
	pageFields,
	wordsToFill,
} from "#app/features/custom-pages/custom-page.ts";
import { pageDrafts } from "#app/features/custom-pages/working-copy.ts";
import type { ReturnState } from "#app/features/session/use-sign-in.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { usePageSaving } from "./use-page-saving.tsx";

type Options = {
	/** The page as it is saved; undefined for a new one. */
	opened: CustomPage | undefined;
	/** The key of the unfinished text with which a new one goes on. */
	continued: string | undefined;
	onFault(field: FieldPath<PageDraft>): void;
};

/**
 * What the form of a page holds, where that is stored while it is typed, and its saving. Whatever
 * goes wrong, the form keeps every word; `onFault` hears which field is to be corrected first.
 */
export function usePageForm({ opened, continued, onFault }: Options) {
	const t = useText("admin");
	const navigate = useNavigate();
	const resumed = (useLocation().state as ReturnState | null)?.resumed === true;
	const [page, setPage] = useState(opened);
	const [initial] = useState(() =>
		opened === undefined ? blankDraft(pageFields) : draftOf(pageFields, opened),
	);
	const saved = useRef<PageDraft>(initial);
	const version = useRef(opened?.version ?? null);
	const form = useForm<PageDraft>({ defaultValues: initial, resolver: zodResolver(pageDraft) });
	const place = { kind: pageDrafts, id: opened?.id, form, saved, version };
	const recovery = useRecovery({ ...place, resumed, continued });
	const isUnsaved = useCallback(
		() => isSignedIn() && !isSameDraft(pageFields, form.getValues(), saved.current),
		[form],
	);

	const saving = usePageSaving({
		id: opened?.id,
		form,
		saved,
		version,
		recovery,
		onInvalid: (messages) => {
			const [first] = Object.keys(messages) as FieldPath<PageDraft>[];
			for (const [field, message] of Object.entries(messages)) {
				form.setError(field as FieldPath<PageDraft>, { type: "server", message });
			}
			if (first !== undefined) onFault(first);
		},
		onMerged: setPage,
		onSaved,
	});

	/** Takes what was typed since a new page was sent along to the form of that page. */
	function onSaved(answer: CustomPage): void {
		setPage(answer);
		if (opened !== undefined) {
			recovery.markSaved();
			return;
		}
		const typed = draftOf(pageFields, form.getValues());
		const resumed = !isSameDraft(pageFields, typed, saved.current);
		if (resumed) {
			const drafts = storedDrafts(localStorage, pageDrafts, answer.id);
			const storedAt = new Date().toISOString();
			drafts.store({ key: drafts.newKey(), storedAt, version: answer.version, draft: typed });
			saved.current = typed;
		}
		recovery.close();
		const state: ReturnState = { resumed };
		void navigate(`/admin/edit-page/${answer.id}`, { replace: true, state });
	}

	/** Saves what the form holds, once it is right. `language` is the one that is being written. */
	async function save(language: Language): Promise<void> {
		form.clearErrors();
		const toFill = wordsToFill(form.getValues(), form.getValues("published"), language);
		for (const name of toFill?.missing ?? []) {
			form.setError(textPath(name, toFill?.language ?? language), {
				type: "server",
				message: t("pages.fillIn"),
			});
		}
		if (toFill !== undefined) return onFault(textPath(toFill.missing[0] ?? "title", toFill.language));
		await form.handleSubmit(saving.save, (errors) => {
			onFault(Object.keys(errors)[0] as FieldPath<PageDraft>);
		})();
	}

	return {
		form,
		/** As it is saved; undefined for a new one. */
		page,
		recovery,
		save,
		saving,
		isUnsaved,
	};
}
