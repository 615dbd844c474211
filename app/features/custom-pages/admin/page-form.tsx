import { useEffect, useState } from "react";
import type { FieldPath } from "react-hook-form";
import { Link } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { ScreenHead } from "#app/admin-ui/screen.tsx";
import { WritingLayout } from "#app/admin-ui/writing-layout.tsx";
import { DraftNotices } from "#app/content/drafts/draft-notices.tsx";
import { conflictFieldsOf } from "#app/content/editing/conflict-fields.ts";
import { ContentForm } from "#app/content/editing/content-form.tsx";
import { languageOfPath, textPath, textsIn, writtenTitle } from "#app/content/localized.ts";
import { useClearedMessages } from "#app/content/use-cleared-messages.ts";
import { useSaveKey } from "#app/features/articles/editor/use-save-key.ts";
import {
	type CustomPage,
	type PageDraft,
	type PageTexts,
	pageFields,
} from "#app/features/custom-pages/custom-page.ts";
import { pageDrafts } from "#app/features/custom-pages/working-copy.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { PageLanguages } from "./page-languages.tsx";
import { pathOf } from "./path-of.ts";
import { PublishingPanel } from "./publishing-panel.tsx";
import { usePageForm } from "./use-page-form.tsx";

type Props = {
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
export function PageForm({ page: opened, continued }: Props) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const [language, setLanguage] = useState<Language>(() => firstLanguage(opened, uiLanguage));
	const [fault, setFault] = useState<{ field: FieldPath<PageDraft> }>();
	const { content, page, save } = usePageForm({ opened, continued, onInvalid: showField });
	const { form, recovery, saving } = content;

	/** Opens the language that a field belongs to; the focus follows once its panel shows. */
	function showField(field: FieldPath<PageDraft>): void {
		if (field !== "placement") setLanguage(languageOfPath(field));
		setFault({ field });
	}
	useEffect(() => {
		if (fault !== undefined) form.setFocus(fault.field);
	}, [fault, form]);
	useClearedMessages(form);
	const showValue = (value: unknown, path: string) => {
		if (path === "placement") return t(`pages.placements.${value as CustomPage["placement"]}`);
		return path === "published" ? t(value ? "common.published" : "common.draft") : undefined;
	};
	useSaveKey(() => save(language));

	return (
		<ContentForm content={content} conflict={{ fields: conflictFields, isKept: true, show: showValue }}>
			<form noValidate onSubmit={(event) => event.preventDefault()} className="max-w-[84rem] pb-32">
				<Link
					to={adminPaths.pages}
					className="-ml-1.5 inline-flex min-h-11 items-center gap-1 text-small text-ink-soft underline-offset-4 hover:text-ink hover:underline"
				>
					<Icon name="back" />
					{t("pages.back")}
				</Link>
				<ScreenHead title={t(page === undefined ? "pages.createTitle" : "pages.editTitle")}>
					{page?.published ? (
						<a
							href={pathOf(page)}
							target="_blank"
							rel="noopener"
							className={`${compactClass("plain")} -mr-3`}
						>
							<Icon name="view" />
							{t("pages.view")}
							<span className="sr-only"> ({t("common.newTab")})</span>
						</a>
					) : null}
				</ScreenHead>
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
						<PublishingPanel status={recovery.status} saving={saving.saving} onSave={() => save(language)} />
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
