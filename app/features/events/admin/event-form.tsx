import { useEffect, useState } from "react";
import { useController, useFormState } from "react-hook-form";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Switch } from "#app/admin-ui/switch.tsx";
import { DraftNotices } from "#app/content/drafts/draft-notices.tsx";
import { UnsavedStatus } from "#app/content/drafts/unsaved-status.tsx";
import { ContentForm } from "#app/content/editing/content-form.tsx";
import { HistoryPanel } from "#app/content/history/history-panel.tsx";
import { textPath, writtenTitle } from "#app/content/localized.ts";
import { TypographySwitch } from "#app/content/typography/typography-switch.tsx";
import { eventFields } from "#app/features/events/event.ts";
import { eventDrafts } from "#app/features/events/working-copy.ts";
import { FigureWarnings } from "#app/features/facts/figure-warnings.tsx";
import { ToTellLines, useGuestsToTell } from "#app/features/guests/admin/to-tell-lines.tsx";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { type Language, languages } from "#app/site/site-config.ts";
import type { EventDraft, OpenForm } from "./event-draft.ts";
import { EventFields, EventPrivateFields, EventTexts } from "./event-fields.tsx";
import { eventConflictFields, useEventValue, useSharedWords } from "./event-wording.ts";
import { eventRequests } from "./events.query.ts";
import { useEventForm } from "./use-event-form.ts";

/** The form of an event, in its place in the list. It closes when it was saved or is cancelled. */
export function EventForm({ opened, onClose }: { opened: OpenForm; onClose(): void }) {
	const t = useText("admin");
	const isNew = opened.id === undefined;
	const event = useEventForm(opened, onClose);
	const { form, recovery, saving } = event.content;
	const showValue = useEventValue();
	const [unpublished, setUnpublished] = useState<EventDraft>();

	const leading = useLanguage();
	useEffect(() => {
		form.setFocus(textPath("title", leading));
	}, [form, leading]);

	function submit(draft: EventDraft): void {
		if (event.isShown() && !draft.published && draft.state !== "cancelled") setUnpublished(draft);
		else void saving.save(draft);
	}

	function unpublish(answer: Pick<EventDraft, "published" | "state">): void {
		if (unpublished !== undefined) void saving.save({ ...unpublished, ...answer });
		setUnpublished(undefined);
	}

	return (
		<ContentForm
			content={event.content}
			conflict={{ fields: eventConflictFields, isKept: true, show: showValue }}
		>
			<form
				noValidate
				// Enter in a field publishes nothing.
				onSubmit={(submission) => submission.preventDefault()}
				aria-labelledby="event-form"
				className="grid gap-6 px-5 py-6 sm:px-7"
			>
				<h2 id="event-form" className="font-serif text-[1.3rem] leading-tight">
					{t(isNew ? "events.createHeading" : "events.editHeading")}
				</h2>
				<EventNotices opened={opened} unread={event.unread} recovery={recovery} />
				<EventTexts id={opened.id} restored={recovery.restored} />
				<EventFields />
				<EventPrivateFields restored={recovery.restored} />
				{languages.map((language) => (
					<EventFigures key={language} language={language} />
				))}
				<FailedSave error={saving.saveError} />
				{opened.id === undefined ? null : <EventHistory id={opened.id} event={event} />}
				<TypographySwitch />
				<EventSaveBar isNew={isNew} content={event.content} onCancel={onClose} onSave={submit} />
			</form>
			<UnpublishQuestion
				open={unpublished !== undefined}
				onStay={() => setUnpublished(undefined)}
				onCancelTable={() => unpublish({ published: true, state: "cancelled" })}
				onHide={() => unpublish({ published: false, state: unpublished?.state ?? "announced" })}
			/>
		</ContentForm>
	);
}

type EventContent = ReturnType<typeof useEventForm>["content"];

/** Says what is to be known before the fields are filled in. */
function EventNotices(props: {
	opened: OpenForm;
	unread: string | undefined;
	recovery: EventContent["recovery"];
}) {
	const { opened, unread, recovery } = props;
	const t = useText("admin");
	const leading = useLanguage();
	const toTell = useGuestsToTell();
	return (
		<>
			<DraftNotices
				recovery={recovery}
				unfinished={opened.id === undefined ? eventDrafts : undefined}
				titleOf={writtenTitle}
				first={textPath("title", leading)}
			/>
			{unread ? (
				<p className="border-l-2 border-brand pl-4 text-small">{t("events.unread", { words: unread })}</p>
			) : null}
			{opened.isCopy ? <p className="border-l-2 border-brand pl-4 text-small">{t("events.copied")}</p> : null}
			<ToTellLines
				tableId={opened.id ?? ""}
				news={opened.id === undefined ? [] : (toTell.get(opened.id) ?? [])}
			/>
		</>
	);
}

function FailedSave({ error }: { error: string | undefined }) {
	const t = useText("admin");
	if (error === undefined) return null;
	return (
		<p role="alert" className="border-l-2 border-brand pl-4">
			{`${t("article.notSavedTitle")} ${error} ${t("article.notSaved")}`}
		</p>
	);
}

function EventHistory({ id, event }: { id: string; event: ReturnType<typeof useEventForm> }) {
	const t = useText("admin");
	const wordShared = useSharedWords();
	return (
		// The panel has the form's padding of its own.
		<div className="-mx-5 sm:-mx-7">
			<HistoryPanel
				fields={eventFields}
				queryKey={eventRequests.one(id).queryKey}
				present={event.content.form.getValues}
				presentVersion={event.presentVersion}
				wordShared={wordShared}
				restoreText={event.isShown() ? t("history.restoreLive") : undefined}
				restore={event.restore}
			/>
		</div>
	);
}

/** Publishes an event, saves it, or closes its form. */
function EventSaveBar(props: {
	isNew: boolean;
	content: EventContent;
	onCancel(): void;
	onSave(draft: EventDraft): void;
}) {
	const { isNew, content } = props;
	const { form, recovery, saving } = content;
	const { isDirty } = useFormState<EventDraft>();
	const t = useText("admin");
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-clay pt-5">
			<PublishedSwitch />
			<div className="flex flex-wrap items-center gap-3">
				<p role="status" className="text-small text-ink-soft max-sm:w-full">
					{isDirty ? <UnsavedStatus status={recovery.status} /> : null}
				</p>
				<CompactButton look="quiet" onClick={props.onCancel}>
					{t("events.cancel")}
				</CompactButton>
				<CompactButton look="primary" onClick={form.handleSubmit(props.onSave)} disabled={saving.saving}>
					{t(saving.saving ? "events.saving" : isNew ? "events.create" : "events.update")}
				</CompactButton>
			</div>
		</div>
	);
}

/** Facts for which an event has fields of its own, which are true of it instead. */
const ownFacts = ["ticket", "tableMin", "minimumAge"];

const comparedTexts = ["title", "location", "description"] as const;

function EventFigures({ language }: { language: Language }) {
	const t = useText("admin");
	const named = nameOfLanguage(language, useLanguage());
	const labels = comparedTexts.map((name) => [
		name,
		t("common.inLanguage", { label: t(eventFields[name].form.label), language: named }),
	]);
	return <FigureWarnings language={language} labels={Object.fromEntries(labels)} ownFacts={ownFacts} />;
}

function PublishedSwitch() {
	const t = useText("admin");
	const { field } = useController<EventDraft, "published">({ name: "published" });
	return (
		<div className="min-w-48">
			<Switch label={t("events.published")} checked={field.value} onChange={field.onChange} />
		</div>
	);
}

function UnpublishQuestion(props: { open: boolean; onStay(): void; onCancelTable(): void; onHide(): void }) {
	const t = useText("admin");
	return (
		<AlertDialog
			open={props.open}
			title={t("events.unpublishTitle")}
			text={t("events.unpublishText")}
			cancel={t("common.stay")}
			confirm={t("events.unpublishCancel")}
			other={{ label: t("events.unpublishHide"), onChoose: props.onHide }}
			onCancel={props.onStay}
			onConfirm={props.onCancelTable}
		/>
	);
}
