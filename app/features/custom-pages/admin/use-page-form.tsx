import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import type { FieldPath } from "react-hook-form";
import { useNavigate } from "react-router";
import { ToastLink } from "#app/admin-ui/toast-button.tsx";
import { blankDraft, contentOf, draftOf } from "#app/content/draft.ts";
import type { ReturnState } from "#app/content/drafts/resumed.ts";
import { storedDrafts } from "#app/content/drafts/stored-drafts.ts";
import { isSameDraft } from "#app/content/drafts/stored-kind.ts";
import { unfinishedQuery } from "#app/content/drafts/working-copies.query.ts";
import { useContentForm } from "#app/content/editing/use-content-form.ts";
import { textPath } from "#app/content/localized.ts";
import {
	type CustomPage,
	type PageDraft,
	pageDraft,
	pageFields,
	wordsToFill,
} from "#app/features/custom-pages/custom-page.ts";
import { pageDrafts } from "#app/features/custom-pages/working-copy.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminPath } from "#app/site/admin-screens.ts";
import type { Language } from "#app/site/site-config.ts";
import { createPage, pagesQuery, updatePage } from "./pages.query.ts";
import { pathOf } from "./path-of.ts";

type Options = {
	/** The page as it is saved; undefined for a new one. */
	opened: CustomPage | undefined;
	/** The key of the unfinished text with which a new one goes on. */
	continued: string | undefined;
	/** Called with the first field that must be corrected. */
	onInvalid(field: FieldPath<PageDraft>): void;
};

/** The form of a new page, or of a saved one. */
export function usePageForm({ opened, continued, onInvalid }: Options) {
	const t = useText("admin");
	const navigate = useNavigate();
	const [page, setPage] = useState(opened);
	const id = opened?.id;
	const content = useContentForm<PageDraft, CustomPage>({
		kind: pageDrafts,
		id,
		initial: opened === undefined ? blankDraft(pageFields) : draftOf(pageFields, opened),
		version: opened?.version ?? null,
		resolver: () => zodResolver(pageDraft),
		continued,
		draftOf: (saved) => draftOf(pageFields, saved),
		send: (draft, { version, draftKey }) => {
			const input = contentOf(pageFields, draft);
			return id === undefined ? createPage(input, draftKey) : updatePage(id, { ...input, version });
		},
		notices: {
			refreshes: [pagesQuery.queryKey, unfinishedQuery.queryKey],
			done: (_draft, saved) => ({
				title: t(id === undefined ? "pages.created" : "pages.updated"),
				description: t(saved.published ? "pages.live" : "pages.waits"),
				...(saved.published && {
					action: (
						<ToastLink href={pathOf(saved)} newTab={t("common.newTab")}>
							{t("article.viewShort")}
						</ToastLink>
					),
				}),
			}),
			failed: { title: t("pages.saveFailed") },
			kept: t("article.notSaved"),
		},
		onInvalid,
		onMerged: setPage,
		onSaved,
	});
	const { form, saved } = content;

	/** Takes what was typed since a new page was sent along to the form of that page. */
	function onSaved(answer: CustomPage): void {
		setPage(answer);
		if (opened !== undefined) return;
		const typed = draftOf(pageFields, form.getValues());
		const resumed = !isSameDraft(pageDrafts, typed, saved.current);
		if (resumed) {
			const drafts = storedDrafts(localStorage, pageDrafts, answer.id);
			const storedAt = new Date().toISOString();
			drafts.store({ key: drafts.newKey(), storedAt, version: answer.version, draft: typed });
		}
		content.leave();
		const state: ReturnState = { resumed };
		void navigate(adminPath("editPage", answer.id), { replace: true, state });
	}

	/** Saves what the form holds, once it is right. `language` is the one that is being written. */
	function save(language: Language): void {
		form.clearErrors();
		const toFill = wordsToFill(form.getValues(), form.getValues("published"), language);
		if (toFill === undefined) return void content.submit();
		for (const name of toFill.missing) {
			form.setError(textPath(name, toFill.language), { type: "server", message: t("pages.fillIn") });
		}
		onInvalid(textPath(toFill.missing[0] ?? "title", toFill.language));
	}

	return {
		content,
		/** As it is saved; undefined for a new one. */
		page,
		save,
	};
}
