import type { RefObject } from "react";
import { ToastLink } from "#app/admin-ui/toast-button.tsx";
import { contentOf, draftOf } from "#app/content/draft.ts";
import type { SavedRecovery } from "#app/content/drafts/use-recovery.ts";
import { unfinishedQuery } from "#app/content/drafts/working-copies.query.ts";
import { type SavedForm, useContentSaving } from "#app/content/editing/use-content-saving.ts";
import { type CustomPage, type PageDraft, pageFields } from "#app/features/custom-pages/custom-page.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { createPage, pagesQuery, updatePage } from "./pages.query.ts";
import { pathOf } from "./path-of.ts";

/** Adds a page, or replaces the one with `id`, and says where visitors find it. */
export function usePageSaving(options: {
	id: string | undefined;
	form: SavedForm<PageDraft>;
	saved: RefObject<PageDraft>;
	version: RefObject<number | null>;
	recovery: SavedRecovery<typeof pageFields>;
	onInvalid(messages: Record<string, string>): void;
	onMerged(current: CustomPage): void;
	onSaved(page: CustomPage): void;
}) {
	const { id, version, recovery } = options;
	const t = useText("admin");
	return useContentSaving({
		...options,
		draftOf: (page: CustomPage) => draftOf(pageFields, page),
		send: (draft: PageDraft): Promise<CustomPage> => {
			const input = contentOf(pageFields, draft);
			return id === undefined
				? createPage(input, recovery.draftKey.current)
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
	});
}
