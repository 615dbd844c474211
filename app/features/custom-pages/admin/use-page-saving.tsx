import { type RefObject, useState } from "react";
import { ToastLink } from "#app/admin-ui/toast-button.tsx";
import { useVersionedSaving } from "#app/api-client/use-versioned-saving.ts";
import { contentOf } from "#app/content/draft.ts";
import { unfinishedQuery } from "#app/content/drafts/working-copies.query.ts";
import { type CustomPage, type PageDraft, pageFields } from "#app/features/custom-pages/custom-page.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { createPage, pagesQuery, updatePage } from "./pages.query.ts";
import { pathOf } from "./path-of.ts";

/**
 * Adds a page, or replaces the one with `id`, and says where visitors find it. Where it was changed
 * elsewhere meanwhile, `theirs` is what it says there.
 */
export function usePageSaving(options: {
	id: string | undefined;
	version: RefObject<number | null>;
	/** The key of the working copy that goes once a new page is saved. */
	draftKey: RefObject<string>;
	/** Hears what the server finds wrong with each field. */
	onFields(fields: Record<string, string>): void;
	onSaved(page: CustomPage, sent: PageDraft): void;
	onSettled(): void;
}) {
	const { id, version, onFields, onSaved, onSettled } = options;
	const t = useText("admin");
	const [theirs, setTheirs] = useState<CustomPage>();
	const saving = useVersionedSaving({
		version,
		send: (draft: PageDraft) => {
			const input = contentOf(pageFields, draft);
			return id === undefined
				? createPage(input, options.draftKey.current)
				: updatePage(id, { ...input, version: version.current ?? 1 });
		},
		notices: {
			refreshes: [pagesQuery.queryKey, unfinishedQuery.queryKey],
			done: (_draft, page) => ({
				title: t(id === undefined ? "pages.created" : "pages.updated"),
				description: t(page.published ? "pages.live" : "pages.waits"),
				...(page.published && {
					action: (
						<ToastLink href={pathOf(page)} newTab={t("common.newTab")}>
							{t("article.viewShort")}
						</ToastLink>
					),
				}),
			}),
			failed: { title: t("pages.saveFailed") },
			kept: t("article.notSaved"),
		},
		onFields,
		onStale: (current) => setTheirs(current as CustomPage),
		onSaved,
		onSettled,
	});
	return { ...saving, theirs, closeQuestion: () => setTheirs(undefined) };
}
