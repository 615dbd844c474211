import { useRef } from "react";
import { useController, useFormState, useWatch } from "react-hook-form";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { Switch } from "#app/admin-ui/switch.tsx";
import { useFocusFallback } from "#app/admin-ui/use-focus-fallback.ts";
import { UnsavedStatus } from "#app/content/drafts/unsaved-status.tsx";
import type { CopyStatus } from "#app/content/drafts/use-working-copy.ts";
import type { Article, ArticleDraft } from "#app/features/articles/article.ts";
import { formatBusinessMoment, formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { ScheduleField } from "./schedule-field.tsx";
import { useOutcome } from "./use-outcome.ts";

const draftLabels = {
	draft: { idle: "article.saveDraft", busy: "article.saveBusy" },
	scheduled: { idle: "schedule.save", busy: "schedule.busy" },
} as const;

/**
 * Where the article stands, and saving it: by these buttons, never by Enter in a field. The switch
 * decides which of them is in colour. On small screens they stay at the foot of the screen.
 */
export function PublishPanel(props: {
	article: Article | undefined;
	/** Whether a save is in flight, and whether it publishes. */
	saving: boolean | undefined;
	/** Where what is typed and not saved is stored. */
	status: CopyStatus;
	/** Whether the panel stands below both languages, so that its buttons stay in sight by themselves. */
	isBeside?: boolean;
	onSave(published: boolean): void;
}) {
	const { article, saving, isBeside = false, onSave } = props;
	const t = useText("admin");
	const { field } = useController<ArticleDraft, "published">({ name: "published" });
	const scheduled = useWatch<ArticleDraft, "publishAt">({ name: "publishAt" }) !== null;
	const outcome = useOutcome(article);
	const publisher = useRef<HTMLButtonElement>(null);
	const passesFocusOn = useFocusFallback(() => publisher.current);
	const publishLabel = article?.published ? "article.publishChanges" : "article.publishNow";
	const button = (published: boolean) => ({
		look: field.value === published ? ("primary" as const) : ("quiet" as const),
		onClick: () => onSave(published),
		disabled: saving !== undefined,
		className: "flex-1 whitespace-nowrap max-sm:px-3",
	});

	return (
		<Panel title={t("article.publishing")}>
			<div className="grid gap-4 border-t border-clay px-5 py-4 sm:px-7">
				<PublicationStatus article={article} status={props.status} />
				<Switch label={t("article.publish")} hint={outcome} checked={field.value} onChange={field.onChange} />
				{field.value || article?.published ? null : <ScheduleField />}
				<div
					className={`flex flex-wrap gap-2.5 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-t max-lg:border-clay max-lg:bg-white max-lg:px-4 max-lg:py-3 sm:max-lg:px-8 lg:flex-col ${isBeside ? "xl:fixed xl:right-8 xl:bottom-5 xl:z-30 xl:flex-row xl:border xl:border-clay xl:bg-white xl:p-3" : ""}`}
				>
					<CompactButton ref={publisher} {...button(true)}>
						{saving === true ? t("article.publishBusy") : t(publishLabel)}
					</CompactButton>
					<CompactButton {...button(false)}>
						{t(draftLabels[scheduled ? "scheduled" : "draft"][saving === false ? "busy" : "idle"])}
					</CompactButton>
				</div>
				{article?.published && field.value ? (
					<CompactButton
						ref={passesFocusOn}
						look="plain"
						disabled={saving !== undefined}
						onClick={() => onSave(false)}
					>
						{t("schedule.unpublish")}
					</CompactButton>
				) : null}
			</div>
		</Panel>
	);
}

function PublicationStatus({ article, status }: { article: Article | undefined; status: CopyStatus }) {
	const t = useText("admin");
	const { isDirty } = useFormState<ArticleDraft>();
	return (
		<div className="grid gap-0.5 text-small text-ink-soft">
			<p>{usePlace(article)}</p>
			<p role="status" className={isDirty ? "text-ink" : ""}>
				{isDirty ? <UnsavedStatus status={status} /> : article === undefined ? "" : t("article.allSaved")}
			</p>
		</div>
	);
}

/** Whether readers see the article, and since or from when. */
function usePlace(article: Article | undefined): string {
	const t = useText("admin");
	const language = useLanguage();
	if (article?.published && article.publishedAt !== null) {
		return t("article.liveSince", { date: formatDay(article.publishedAt, language) });
	}
	if (article?.publishAt == null) return t("article.notLive");
	return t("schedule.waits", { when: formatBusinessMoment(article.publishAt, language) });
}
