import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { type FieldPath, useController, useFormState } from "react-hook-form";
import { useNavigate } from "react-router";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field } from "#app/admin-ui/field.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { Select } from "#app/admin-ui/select.tsx";
import { Switch } from "#app/admin-ui/switch.tsx";
import { ToastLink } from "#app/admin-ui/toast-button.tsx";
import { SaveBar, WritingLayout } from "#app/admin-ui/writing-layout.tsx";
import { draftOf } from "#app/content/draft.ts";
import { DraftNotices } from "#app/content/drafts/draft-notices.tsx";
import type { ReturnState } from "#app/content/drafts/resumed.ts";
import { storedDrafts } from "#app/content/drafts/stored-drafts.ts";
import { isSameDraft } from "#app/content/drafts/stored-kind.ts";
import { UnsavedStatus } from "#app/content/drafts/unsaved-status.tsx";
import type { CopyStatus } from "#app/content/drafts/use-working-copy.ts";
import { unfinishedQuery } from "#app/content/drafts/working-copies.query.ts";
import { conflictFieldsOf } from "#app/content/editing/conflict-fields.ts";
import { ContentForm } from "#app/content/editing/content-form.tsx";
import { fieldsForm, useContentForm } from "#app/content/editing/use-content-form.ts";
import type { ContentSavingOptions } from "#app/content/editing/use-content-saving.ts";
import { HistoryPanel } from "#app/content/history/history-panel.tsx";
import type { SavedVersion } from "#app/content/history/version.ts";
import { textPath, textsIn, writtenTitle } from "#app/content/localized.ts";
import { FormHead } from "#app/features/articles/editor/article-form-head.tsx";
import { useInvalidField } from "#app/features/articles/editor/use-invalid-field.ts";
import { useSaveKey } from "#app/features/articles/editor/use-save-key.ts";
import {
	type CustomPage,
	menuRoom,
	type PageDraft,
	type PageFields,
	type PageTexts,
	pageFields,
	pathOf,
	placements,
	wordsToFill,
} from "#app/features/custom-pages/custom-page.ts";
import { pageDrafts } from "#app/features/custom-pages/working-copy.ts";
import { inOtherLanguages } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPath, adminPaths } from "#app/site/admin-screens.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { PageLanguages } from "./page-languages.tsx";
import { pageRequests } from "./pages.query.ts";

type Props = {
	/** The page as it was saved last; undefined for a new one. */
	page: CustomPage | undefined;
	/** The key of the unfinished text with which a new one goes on. */
	continued?: string | undefined;
};

const conflictFields = conflictFieldsOf(
	pageFields,
	{
		title: "pages.pageTitle",
		content: "pages.text",
		placement: "pages.placement",
		published: "pages.published",
	},
	{ slug: "title" },
);

/** The form of a page of the owner's: a new one, or `page`. */
export function PageForm(props: Props) {
	const { page: opened } = props;
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const [language, setLanguage] = useState<Language>(() => firstLanguage(opened, uiLanguage));
	const { content, page, save, restore } = usePageForm(props, (field) => showField(field));
	const { form, recovery, saving } = content;
	const showField = useInvalidField(form, (its, field) => field !== "placement" && setLanguage(its));
	const showValue = (value: unknown, path: string) => {
		if (path === "placement") return t(`pages.placements.${value as CustomPage["placement"]}`);
		return path === "published" ? t(value ? "common.published" : "common.draft") : undefined;
	};
	useSaveKey(() => save(language));

	return (
		<ContentForm content={content} conflict={{ fields: conflictFields, isKept: true, show: showValue }}>
			<form noValidate onSubmit={(event) => event.preventDefault()} className="max-w-[84rem] pb-32">
				<FormHead
					back={{ href: adminPaths.pages, label: t("pages.back") }}
					title={t(page === undefined ? "pages.createTitle" : "pages.editTitle")}
					view={page?.published ? { href: pathOf(page), label: t("pages.view") } : undefined}
				/>
				<DraftNotices
					recovery={recovery}
					unfinished={opened === undefined ? pageDrafts : undefined}
					lost={saving.saveError}
					titleOf={writtenTitle}
					first={textPath("title", language)}
				/>
				<WritingLayout
					stays
					text={
						<PageLanguages
							language={language}
							onLanguage={setLanguage}
							everPublished={page?.publishedAt != null}
						/>
					}
					panels={
						<>
							<PublishingPanel
								status={recovery.status}
								saving={saving.saving}
								onSave={() => save(language)}
							/>
							{page === undefined ? null : (
								<HistoryPanel
									fields={pageFields}
									queryKey={pageRequests.one(page.id).queryKey}
									present={form.getValues}
									presentVersion={page.version}
									restoreText={page.published ? t("history.restoreLive") : undefined}
									restore={restore}
								/>
							)}
						</>
					}
				/>
			</form>
		</ContentForm>
	);
}

/** The administrator's own language, or the first one in which a page has a title. */
function firstLanguage(page: CustomPage | undefined, own: Language): Language {
	if (page === undefined) return own;
	const isWritten = (one: Language) => (textsIn<PageTexts>(page, one)?.title ?? "") !== "";
	return [own, ...languages].find(isWritten) ?? own;
}

/** Publishes a page, places its links, and saves it. */
function PublishingPanel(props: { status: CopyStatus; saving: boolean; onSave(): void }) {
	const t = useText("admin");
	const { field: published } = useController<PageDraft, "published">({ name: "published" });
	const { field: placement, fieldState } = useController<PageDraft, "placement">({ name: "placement" });
	const { isDirty } = useFormState<PageDraft>();
	const outcomeId = useId();
	return (
		<Panel title={t("pages.publishing")}>
			<div className="grid gap-5 border-t border-clay px-5 py-4 sm:px-7">
				<Switch
					label={t("pages.published")}
					describedBy={outcomeId}
					checked={published.value}
					onChange={published.onChange}
				/>
				<Field
					label={t("pages.placement")}
					hint={t("pages.placementHint", { room: menuRoom })}
					error={fieldState.error?.message}
				>
					{(control) => (
						<Select
							control={control}
							value={placement.value}
							onChange={placement.onChange}
							options={placements.map((one) => [one, t(`pages.placements.${one}`)] as const)}
						/>
					)}
				</Field>
				<p role="status" className="text-small text-ink-soft empty:hidden">
					{isDirty ? <UnsavedStatus status={props.status} /> : null}
				</p>
				<SaveBar
					outcome={
						<p id={outcomeId} className="text-small text-ink-soft">
							{t(published.value ? "pages.publishedHint" : "pages.draftHint")}
						</p>
					}
				>
					<CompactButton look="primary" className="flex-1" disabled={props.saving} onClick={props.onSave}>
						{t(props.saving ? "pages.saving" : "pages.save")}
					</CompactButton>
				</SaveBar>
			</div>
		</Panel>
	);
}

/** Says how the saving of a page went, with a link to it where visitors see it. */
function useNotices(isNew: boolean): ContentSavingOptions<PageDraft, CustomPage>["notices"] {
	const t = useText("admin");
	return {
		refreshes: [pageRequests.list.queryKey, unfinishedQuery.queryKey],
		done: (_draft, saved) => ({
			title: t(isNew ? "pages.created" : "pages.updated"),
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
	};
}

/** The form of a page; `onInvalid` is called with the first field that must be corrected. */
function usePageForm({ page: opened, continued }: Props, onInvalid: (field: FieldPath<PageDraft>) => void) {
	const t = useText("admin");
	const navigate = useNavigate();
	const queries = useQueryClient();
	const [page, setPage] = useState(opened);
	const id = opened?.id;
	const notices = useNotices(id === undefined);
	const content = useContentForm<PageDraft, CustomPage>({
		...fieldsForm(pageDrafts, pageRequests, opened),
		continued,
		notices,
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

	/** Saves an old text as a new version. Its addresses, links and publication stay as they are. */
	async function restore({ input }: SavedVersion<PageFields>): Promise<void> {
		if (page === undefined) return;
		const { id, slug, placement, published } = page;
		const translations = inOtherLanguages((language) => {
			const texts = input[language];
			return texts && { ...texts, slug: page[language]?.slug ?? "" };
		});
		const version = content.version.current ?? page.version;
		const present = { slug, placement, published, version };
		const restored = await pageRequests.update(id, { ...input, ...translations, ...present });
		content.adopt(restored);
		setPage(restored);
		void queries.invalidateQueries({ queryKey: pageRequests.list.queryKey });
	}

	return { content, page, save, restore };
}
