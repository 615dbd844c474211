import { useEffect, useState } from "react";
import { useController } from "react-hook-form";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Switch } from "#app/admin-ui/switch.tsx";
import { DraftNotices } from "#app/content/drafts/draft-notices.tsx";
import { UnsavedStatus } from "#app/content/drafts/unsaved-status.tsx";
import { ContentForm } from "#app/content/editing/content-form.tsx";
import { textPath, writtenTitle } from "#app/content/localized.ts";
import { TypographySwitch } from "#app/content/typography/typography-switch.tsx";
import { eventFields } from "#app/features/events/event.ts";
import { eventDrafts } from "#app/features/events/working-copy.ts";
import { FigureWarnings } from "#app/features/facts/figure-warnings.tsx";
import { ToTellLines } from "#app/features/guests/admin/to-tell-lines.tsx";
import { useGuestsToTell } from "#app/features/guests/admin/use-guests-to-tell.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { type Language, languages } from "#app/site/site-config.ts";
import { eventConflictFields, useEventValue } from "./event-conflict.ts";
import type { EventDraft } from "./event-draft.ts";
import { EventFields, EventTexts } from "./event-fields.tsx";
import type { OpenForm } from "./stored-event.ts";
import { UnpublishQuestion } from "./unpublish-question.tsx";
import { useEventForm } from "./use-event-form.ts";

/** The form of an event, in its place in the list. It closes when it was saved or is cancelled. */
export function EventForm({ opened, onClose }: { opened: OpenForm; onClose(): void }) {
	const t = useText("admin");
	const isNew = opened.id === undefined;
	const { content, unread, isShown } = useEventForm(opened, onClose);
	const { form, recovery, saving } = content;
	const showValue = useEventValue();
	const toTell = useGuestsToTell();
	const { isDirty } = form.formState;
	const [unpublished, setUnpublished] = useState<EventDraft>();

	const leading = useLanguage();
	useEffect(() => {
		form.setFocus(textPath("title", leading));
	}, [form, leading]);

	function submit(draft: EventDraft): void {
		if (isShown() && !draft.published && draft.state !== "cancelled") setUnpublished(draft);
		else void saving.save(draft);
	}

	/** Saves what the form holds with the answer to what unpublishing means. */
	function unpublish(answer: Pick<EventDraft, "published" | "state">): void {
		if (unpublished !== undefined) void saving.save({ ...unpublished, ...answer });
		setUnpublished(undefined);
	}

	return (
		<ContentForm content={content} conflict={{ fields: eventConflictFields, isKept: true, show: showValue }}>
			<form
				noValidate
				// Enter in a field publishes nothing.
				onSubmit={(event) => event.preventDefault()}
				aria-labelledby="event-form"
				className="grid gap-6 px-5 py-6 sm:px-7"
			>
				<h2 id="event-form" className="font-serif text-[1.3rem] leading-tight">
					{t(isNew ? "events.createHeading" : "events.editHeading")}
				</h2>
				<DraftNotices
					recovery={recovery}
					unfinished={isNew ? eventDrafts : undefined}
					titleOf={writtenTitle}
					first={textPath("title", leading)}
				/>
				{unread ? (
					<p className="border-l-2 border-brand pl-4 text-small">{t("events.unread", { words: unread })}</p>
				) : null}
				{opened.isCopy ? (
					<p className="border-l-2 border-brand pl-4 text-small">{t("events.copied")}</p>
				) : null}
				<ToTellLines
					tableId={opened.id ?? ""}
					news={opened.id === undefined ? [] : (toTell.get(opened.id) ?? [])}
				/>
				<EventTexts id={opened.id} restored={recovery.restored} />
				<EventFields />
				{languages.map((language) => (
					<EventFigures key={language} language={language} />
				))}
				{saving.saveError === undefined ? null : (
					<p role="alert" className="border-l-2 border-brand pl-4">
						{`${t("article.notSavedTitle")} ${saving.saveError} ${t("article.notSaved")}`}
					</p>
				)}
				<TypographySwitch />
				<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-clay pt-5">
					<PublishedSwitch />
					<div className="flex flex-wrap items-center gap-3">
						<p role="status" className="text-small text-ink-soft max-sm:w-full">
							{isDirty ? <UnsavedStatus status={recovery.status} /> : null}
						</p>
						<CompactButton look="quiet" onClick={onClose}>
							{t("events.cancel")}
						</CompactButton>
						<CompactButton look="primary" onClick={form.handleSubmit(submit)} disabled={saving.saving}>
							{t(saving.saving ? "events.saving" : isNew ? "events.create" : "events.update")}
						</CompactButton>
					</div>
				</div>
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

/** What an event has fields of its own for: what they say, and not the facts, is true of it. */
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
