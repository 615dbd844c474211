import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useController } from "react-hook-form";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Switch } from "#app/admin-ui/switch.tsx";
import { isSignedIn } from "#app/api-client/session-flag.ts";
import { DraftNotices } from "#app/content/drafts/draft-notices.tsx";
import { UnsavedStatus } from "#app/content/drafts/unsaved-status.tsx";
import { unfinishedQuery } from "#app/content/drafts/working-copies.query.ts";
import { conflictFieldsOf } from "#app/content/editing/conflict-fields.ts";
import { ContentForm } from "#app/content/editing/content-form.tsx";
import { useContentForm } from "#app/content/editing/use-content-form.ts";
import { HistoryPanel } from "#app/content/history/history-panel.tsx";
import type { SavedVersion } from "#app/content/history/version.ts";
import { textPath, writtenTitle } from "#app/content/localized.ts";
import { TypographySwitch } from "#app/content/typography/typography-switch.tsx";
import { eventDraft, eventFields, type SocialEvent } from "#app/features/events/event.ts";
import { isOver } from "#app/features/events/event-time.ts";
import { eventDrafts } from "#app/features/events/working-copy.ts";
import { FigureWarnings } from "#app/features/facts/figure-warnings.tsx";
import { ToTellLines, useGuestsToTell } from "#app/features/guests/admin/to-tell-lines.tsx";
import { guestsToTellPath } from "#app/features/guests/guest-news.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { type Language, languages, seatPrice } from "#app/site/site-config.ts";
import {
	type EventDraft,
	eventDraftOf,
	eventInputOf,
	type OpenForm,
	storeOpenForm,
	unreadWords,
} from "./event-draft.ts";
import { EventFields, EventTexts, useSpokenName } from "./event-fields.tsx";
import { eventRequests } from "./events.query.ts";

/** The form of an event, in its place in the list. It closes when it was saved or is cancelled. */
export function EventForm({ opened, onClose }: { opened: OpenForm; onClose(): void }) {
	const t = useText("admin");
	const isNew = opened.id === undefined;
	const { content, unread, isShown, presentVersion, restore } = useEventForm(opened, onClose);
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
				{opened.id === undefined ? null : (
					<HistoryPanel
						fields={eventFields}
						queryKey={eventRequests.one(opened.id).queryKey}
						present={form.getValues}
						presentVersion={presentVersion}
						restore={restore}
					/>
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

function useEventForm(opened: OpenForm, onClose: () => void) {
	const { id } = opened;
	const t = useText("admin");
	const queries = useQueryClient();
	const [unread, setUnread] = useState(opened.unread);
	const [presentVersion, setPresentVersion] = useState(opened.version ?? 0);
	const content = useContentForm<EventDraft, SocialEvent>({
		kind: eventDrafts,
		id,
		initial: opened.draft,
		version: opened.version,
		resolver: () => zodResolver(eventDraft),
		isResumed: opened.isResumed ?? false,
		continued: opened.continued,
		draftOf: eventDraftOf,
		send: (draft, { version, draftKey }) => {
			const input = eventInputOf(draft);
			return id === undefined
				? eventRequests.create(input, draftKey)
				: eventRequests.update(id, { ...input, version });
		},
		notices: {
			refreshes: [eventRequests.list.queryKey, unfinishedQuery.queryKey, [guestsToTellPath]],
			done: (_draft: EventDraft, event: SocialEvent) => ({
				title: t(id === undefined ? "events.created" : "events.updated"),
				description: t(`events.saved.${shownAs(event)}`),
			}),
			failed: { title: t(id === undefined ? "events.createFailed" : "events.updateFailed") },
			kept: t("article.notSaved"),
		},
		onMerged: (current) => setUnread(unreadWords(current)),
		onSaved: () => {
			content.leave();
			onClose();
		},
	});

	/** Saves an old text as a new version. State and publication stay as they are. */
	async function restore({ input }: SavedVersion<typeof eventFields>): Promise<void> {
		const { published, state } = content.saved.current;
		const version = content.version.current ?? 1;
		const restored = await eventRequests.update(id ?? "", { ...input, published, state, version });
		content.adopt(restored);
		setUnread(unreadWords(restored));
		setPresentVersion(restored.version);
		void queries.invalidateQueries({ queryKey: eventRequests.list.queryKey });
	}

	const isChanged = useEffectEvent(content.isChanged);
	// When the session ends under the form, it opens again after signing in.
	useEffect(
		() => () => {
			if (!isSignedIn() && isChanged()) storeOpenForm(opened);
		},
		[opened],
	);

	return {
		content,
		restore,
		presentVersion,
		unread,
		isShown: () => id !== undefined && content.saved.current.published,
	};
}

function shownAs(event: SocialEvent): "live" | "over" | "draft" {
	if (!event.published) return "draft";
	return isOver(event, new Date()) ? "over" : "live";
}

const eventConflictFields = conflictFieldsOf(eventFields, {
	type: "events.type",
	tableSize: "events.maxGuests",
	maxGuests: "events.maxGuests",
	spoken: "events.spoken",
	state: "events.state",
	published: "events.published",
});

/** Words a value of an event's field as its form shows it; undefined for a text, which is shown as it is. */
function useEventValue(): (value: unknown, path: string) => string | undefined {
	const t = useText("admin");
	const language = useLanguage();
	const spokenName = useSpokenName();
	const words: { [Name in keyof SocialEvent]?: (value: never) => string } = {
		type: (type: SocialEvent["type"]) => t(`events.type${type}`),
		calendarDate: (day: string) => formatFullDay(day, language),
		ticketPrice: (amount: number) => seatPrice(amount, language),
		spoken: (spoken: SocialEvent["spoken"]) => spokenName(spoken) ?? t("events.spokenUnsaid"),
		state: (state: SocialEvent["state"]) => t(`events.states.${state}`),
		published: (published: boolean) => t(published ? "common.published" : "common.draft"),
	};
	return (value, path) => (value === null ? undefined : words[path as keyof SocialEvent]?.(value as never));
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
