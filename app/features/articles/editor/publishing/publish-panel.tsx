import { type RefObject, useId, useRef, useState } from "react";
import { useController, useFormState, useWatch } from "react-hook-form";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { useFocusFallback } from "#app/admin-ui/focus.ts";
import { Panel } from "#app/admin-ui/screen.tsx";
import { Switch } from "#app/admin-ui/switch.tsx";
import { SaveBar } from "#app/admin-ui/writing-layout.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { UnsavedStatus } from "#app/content/drafts/unsaved-status.tsx";
import type { CopyStatus } from "#app/content/drafts/use-working-copy.ts";
import type { Article, ArticleDraft } from "#app/features/articles/article.ts";
import { articleChanges, discardCorrections } from "#app/features/articles/articles.query.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { formatBusinessMoment, formatDay, formatMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { DayField, ScheduleField } from "./date-fields.tsx";

/** The labels of the button that does not publish at once, idle and busy. */
const laterLabels = {
	draft: { idle: "article.saveDraft", busy: "article.saveBusy" },
	scheduled: { idle: "schedule.save", busy: "schedule.busy" },
	corrections: { idle: "corrections.save", busy: "article.saveBusy" },
	scheduledCorrections: { idle: "corrections.schedule", busy: "schedule.busy" },
} as const;

type Props = {
	article: Article | undefined;
	/** True while a save that publishes is in flight, false while one that does not is; undefined otherwise. */
	saving: boolean | undefined;
	status: CopyStatus;
	isBeside?: boolean;
	corrections?: Article | null | undefined;
	onSave(published: boolean): void;
	/** Saves corrections that visitors do not see yet. */
	onCorrect(): void;
	/** Called once the waiting corrections are discarded: visitors see `article`. */
	onDiscarded(article: Article): void;
};

/** Shows and saves the status, by buttons alone; the switch decides which one is in colour. */
export function PublishPanel(props: Props) {
	const { article, corrections = null, saving, isBeside = false, onSave } = props;
	const t = useText("admin");
	const { field } = useController<ArticleDraft, "published">({ name: "published" });
	const dated = useWatch<ArticleDraft, "publishedOn">({ name: "publishedOn" }) !== null;
	const outcome = useOutcome(article, corrections);
	const outcomeId = useId();
	const publisher = useRef<HTMLButtonElement>(null);
	const passesFocusOn = useFocusFallback(() => publisher.current);
	const corrects = article?.published === true && field.value;

	return (
		<Panel title={t("article.publishing")}>
			<div className="grid gap-4 border-t border-clay px-5 py-4 sm:px-7">
				<PublicationStatus article={article} corrections={corrections} status={props.status} />
				<Switch
					label={t("article.publish")}
					describedBy={outcomeId}
					checked={field.value}
					onChange={field.onChange}
				/>
				{corrects || !(field.value || article?.published) ? <ScheduleField corrects={corrects} /> : null}
				{field.value || dated ? <DayField article={article} /> : null}
				<SaveBar
					isBeside={isBeside}
					outcome={
						<p id={outcomeId} className="text-small text-ink-soft">
							{outcome}
						</p>
					}
				>
					<SaveButtons {...props} publishes={field.value} corrects={corrects} publisher={publisher} />
				</SaveBar>
				{corrects ? (
					<CompactButton
						ref={passesFocusOn}
						look="plain"
						disabled={saving !== undefined}
						onClick={() => onSave(false)}
					>
						{t("schedule.unpublish")}
					</CompactButton>
				) : null}
				{corrections === null ? null : (
					<DiscardCorrections
						corrections={corrections}
						disabled={saving !== undefined}
						publisher={publisher}
						onDiscarded={props.onDiscarded}
					/>
				)}
			</div>
		</Panel>
	);
}

/** Publishes an article at once, or saves it without that. */
function SaveButtons(
	props: Pick<Props, "article" | "saving" | "onSave" | "onCorrect"> & {
		publishes: boolean;
		corrects: boolean;
		publisher: RefObject<HTMLButtonElement | null>;
	},
) {
	const { article, saving, publishes, corrects } = props;
	const t = useText("admin");
	const scheduled = useWatch<ArticleDraft, "publishAt">({ name: "publishAt" }) !== null;
	const later = corrects
		? laterLabels[scheduled ? "scheduledCorrections" : "corrections"]
		: laterLabels[scheduled ? "scheduled" : "draft"];
	const publishesNow = publishes && !(corrects && scheduled);
	const publishLabel = article?.published ? "article.publishChanges" : "article.publishNow";
	const button = (published: boolean) => ({
		look: publishesNow === published ? ("primary" as const) : ("quiet" as const),
		onClick: () => (corrects && !published ? props.onCorrect() : props.onSave(published)),
		disabled: saving !== undefined,
		className: "flex-1 whitespace-nowrap max-sm:px-3",
	});
	return (
		<>
			<CompactButton ref={props.publisher} {...button(true)}>
				{saving === true ? t("article.publishBusy") : t(publishLabel)}
			</CompactButton>
			<CompactButton {...button(false)}>{t(later[saving === false ? "busy" : "idle"])}</CompactButton>
		</>
	);
}

function PublicationStatus(props: {
	article: Article | undefined;
	corrections: Article | null;
	status: CopyStatus;
}) {
	const { article, corrections, status } = props;
	const t = useText("admin");
	const language = useLanguage();
	const { isDirty } = useFormState<ArticleDraft>();
	return (
		<div className="grid gap-0.5 text-small text-ink-soft">
			<p>{usePlace(article)}</p>
			{corrections === null ? null : (
				<p className="font-semibold text-ember">
					{t("corrections.since", { when: formatMoment(corrections.updatedAt, language) })}
				</p>
			)}
			<p role="status" className={isDirty ? "text-ink" : ""}>
				{isDirty ? <UnsavedStatus status={status} /> : article === undefined ? "" : t("article.allSaved")}
			</p>
		</div>
	);
}

/** Says whether readers see the article, since or from when, or under which day. */
function usePlace(article: Article | undefined): string {
	const t = useText("admin");
	const language = useLanguage();
	if (article?.published && article.publishedAt !== null) {
		const date = formatDay(article.publishedAt, language);
		return t(article.publishedOn === null ? "article.liveSince" : "day.live", { date });
	}
	if (article?.publishAt == null) return t("article.notLive");
	return t("schedule.waits", { when: formatBusinessMoment(article.publishAt, language) });
}

/** Says what visitors see now, what saving changes of it, and what a chosen day does. */
function useOutcome(article: Article | undefined, corrections: Article | null): string {
	return [useVisibility(article, corrections), useDay(article)].filter(Boolean).join(" ");
}

/** Names the day that saving puts the article under; blank where that changes nothing. */
function useDay(article: Article | undefined): string {
	const t = useText("admin");
	const language = useLanguage();
	const [day, publishes, publishAt] = useWatch<ArticleDraft, ["publishedOn", "published", "publishAt"]>({
		name: ["publishedOn", "published", "publishAt"],
	});
	if (day === null || !(publishes || publishAt !== null)) return "";
	const date = formatDay(day, language, "UTC");
	if (!article?.published || article.publishedAt === null) return t("day.stands", { date });
	if (!publishes || dayOf(new Date(article.publishedAt)) === day) return "";
	return t("day.moves", { date, since: formatDay(article.publishedAt, language) });
}

function useVisibility(article: Article | undefined, corrections: Article | null): string {
	const t = useText("admin");
	const language = useLanguage();
	const { isDirty } = useFormState<ArticleDraft>();
	const publishes = useWatch<ArticleDraft, "published">({ name: "published" });
	const publishAt = useWatch<ArticleDraft, "publishAt">({ name: "publishAt" });
	if (article?.published) {
		if (!publishes) return t("outcome.hides");
		if (publishAt !== null && publishAt !== corrections?.publishAt) {
			return t("corrections.schedules", { when: formatBusinessMoment(publishAt, language) });
		}
		if (corrections !== null) {
			if (corrections.publishAt === null) return t("corrections.wait");
			if (publishAt === null) return t("corrections.unschedules");
			return t("corrections.waitUntil", { when: formatBusinessMoment(corrections.publishAt, language) });
		}
		return t(isDirty ? "outcome.changes" : "outcome.shown");
	}
	if (publishes) return t("outcome.publishes");
	if (publishAt !== null) {
		return t("outcome.schedules", { when: formatBusinessMoment(publishAt, language) });
	}
	return t(article?.publishAt == null ? "outcome.keeps" : "outcome.unschedules");
}

function DiscardCorrections(props: {
	corrections: Article;
	disabled: boolean;
	/** Receives the focus when nothing waits any more. */
	publisher: RefObject<HTMLElement | null>;
	onDiscarded(article: Article): void;
}) {
	const { corrections, publisher } = props;
	const t = useText("admin");
	const [asking, setAsking] = useState(false);
	const passesFocusOn = useFocusFallback(() => publisher.current);
	const { mutate, isPending } = useApiMutation({
		send: discardCorrections,
		refreshes: articleChanges,
		done: { title: t("corrections.discarded") },
		failed: { title: t("corrections.discardFailed") },
	});
	return (
		<>
			<CompactButton
				ref={passesFocusOn}
				look="plain"
				disabled={props.disabled}
				// A disabled button would lose the focus before it could pass it on.
				onClick={() => isPending || setAsking(true)}
			>
				{t("corrections.discard")}
			</CompactButton>
			<AlertDialog
				open={asking}
				title={t("corrections.discardTitle")}
				text={t("corrections.discardText")}
				cancel={t("common.cancel")}
				confirm={t("corrections.discardConfirm")}
				onCancel={() => setAsking(false)}
				onConfirm={() => {
					setAsking(false);
					mutate(corrections, { onSuccess: props.onDiscarded });
				}}
			/>
		</>
	);
}
