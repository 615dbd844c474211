import { useRef, useState } from "react";
import { DeletionDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { ListHeading } from "#app/admin-ui/list-heading.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { useDeletion } from "#app/features/deleted/use-deletion.tsx";
import type { SocialEvent } from "#app/features/events/event.ts";
import { isInCalendar, isOver, isUpcoming } from "#app/features/events/event-time.ts";
import { isIncomplete } from "#app/features/events/event-words.ts";
import { eventsMissing, everyEvent } from "#app/features/events/shown-events.ts";
import { useFacts } from "#app/features/facts/use-facts.tsx";
import { useOwedResults } from "#app/features/feedback/admin/use-owed-results.ts";
import { useGuestsToTell } from "#app/features/guests/admin/use-guests-to-tell.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { deletedDays } from "#app/site/site-config.ts";
import { copyOf, type EventDraft, newEvent } from "./event-draft.ts";
import { EventEntry } from "./event-entry.tsx";
import { EventForm } from "./event-form.tsx";
import { deleteEvent, eventsQuery } from "./events.query.ts";
import { IncompleteNotice } from "./incomplete-notice.tsx";
import { editingOf, type OpenForm } from "./stored-event.ts";
import { useShownEvents } from "./use-shown-events.ts";

/** The events to come by calendar day, then the past ones. The one that is edited has its form there. */
export function EventList(props: {
	events: SocialEvent[];
	form: OpenForm | undefined;
	onForm(form: OpenForm): void;
	onCreate(draft: EventDraft): void;
	onClose(): void;
}) {
	const { events, form } = props;
	const t = useText("admin");
	const facts = useFacts();
	const language = useLanguage();
	const owed = useOwedResults();
	const toTell = useGuestsToTell();
	const [deleting, setDeleting] = useState<SocialEvent>();
	const [{ onlyIncomplete, missing }, ask] = useShownEvents();
	const incomplete = events.filter(isIncomplete);
	const matching = new Set(
		eventsMissing(onlyIncomplete && incomplete.length > 0 ? incomplete : events, missing),
	);
	// What is typed in an open form stays in sight, whatever is filtered meanwhile.
	const shown = events.filter((event) => matching.has(event) || event.id === form?.id);
	const noneLeft =
		onlyIncomplete || missing === "any"
			? t("events.noneOfBoth")
			: t("events.noneMissing", { language: nameOfLanguage(missing, language) });
	const now = new Date();
	const isGone = (event: SocialEvent) => !isUpcoming(event, now);
	const groups = (
		[
			["upcoming", shown.filter((event) => !isGone(event))],
			["past", shown.filter(isGone).toReversed()],
		] as const
	).filter(([, group]) => group.length > 0);
	const heading = useRef<HTMLHeadingElement>(null);
	const deletion = useDeletion({
		kind: "event",
		send: deleteEvent,
		refreshes: [eventsQuery.queryKey],
		deleted: t("events.deleted"),
		failed: t("events.deleteFailed"),
		heading,
	});

	if (events.length === 0) {
		if (form !== undefined) return null;
		return (
			<Panel>
				<ListState title={t("events.emptyTitle")}>
					<CompactButton
						look="plain"
						className="-ml-3"
						onClick={() => props.onCreate(newEvent(facts, language, t("events.usualPlace")))}
					>
						{t("events.emptyLink")}
					</CompactButton>
				</ListState>
			</Panel>
		);
	}
	return (
		<>
			{incomplete.length === 0 ? null : (
				<IncompleteNotice
					count={incomplete.length}
					isFiltered={onlyIncomplete}
					onToggle={() => ask({ onlyIncomplete: !onlyIncomplete })}
				/>
			)}
			<ListHeading ref={heading} className="mb-3">
				{t("events.count", { count: shown.length })}
			</ListHeading>
			{shown.length > 0 ? null : (
				<Panel>
					<ListState title={noneLeft}>
						<CompactButton
							look="plain"
							className="-ml-3"
							onClick={() => {
								heading.current?.focus();
								ask(everyEvent);
							}}
						>
							{t("events.incompleteAll")}
						</CompactButton>
					</ListState>
				</Panel>
			)}
			{groups.map(([name, group]) => (
				<section key={name} className="mb-8" aria-labelledby={`events-${name}`}>
					<h2 id={`events-${name}`} className="mb-3 font-serif text-[1.2rem]">
						{t(`events.${name}`)}
					</h2>
					<Panel>
						<ul className="divide-y divide-clay">
							{group.map((event) => (
								<li key={event.id}>
									{form?.id === event.id ? (
										<EventForm opened={form} onClose={props.onClose} />
									) : (
										<EventEntry
											event={event}
											owedResults={owed.get(event.id)}
											toTell={toTell.get(event.id) ?? []}
											disabled={form !== undefined}
											onEdit={() => props.onForm(editingOf(event))}
											onDuplicate={() => props.onForm(copyingOf(event, dayOf(now)))}
											onDelete={() => setDeleting(event)}
										/>
									)}
								</li>
							))}
						</ul>
					</Panel>
				</section>
			))}
			<DeletionDialog
				item={deleting}
				title={t("events.deleteTitle")}
				text={t(
					deleting !== undefined && isAnnounced(deleting, now)
						? "events.deleteTextShown"
						: "events.deleteText",
					{ days: deletedDays },
				)}
				cancel={t("common.cancel")}
				confirm={t("common.delete")}
				onDelete={({ id }, callbacks) => deletion.mutate(id, callbacks)}
				onDeleted={() => heading.current?.focus()}
				onClose={() => setDeleting(undefined)}
			/>
		</>
	);
}

function copyingOf(event: SocialEvent, today: string): OpenForm {
	return { id: undefined, version: null, draft: copyOf(event, today), isCopy: true };
}

/** Whether calendars that follow the site hold it as still to come. */
function isAnnounced(event: SocialEvent, now: Date): boolean {
	return isInCalendar(event) && !isOver(event, now);
}
