import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { Badge } from "#app/admin-ui/badge.tsx";
import { CompactButton, IconButton } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { ListHeading } from "#app/admin-ui/list-heading.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { ListDeletion } from "#app/content/deletion/list-deletion.tsx";
import { textOrOther } from "#app/content/localized.ts";
import type { SocialEvent } from "#app/features/events/event.ts";
import { isInCalendar, isOver, isUpcoming } from "#app/features/events/event-time.ts";
import { type FollowingText, isIncomplete, phraseOf } from "#app/features/events/event-words.ts";
import { eventsMissing, everyEvent, type ShownEvents } from "#app/features/events/shown-events.ts";
import { useOwedResults } from "#app/features/feedback/admin/use-owed-results.ts";
import { ToTellLines, useGuestsToTell } from "#app/features/guests/admin/to-tell-lines.tsx";
import type { NewsCounts } from "#app/features/guests/guest-news.ts";
import { guestMailsPath, seatingPath } from "#app/features/guests/seating-path.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { deletedDays } from "#app/site/site-config.ts";
import { copyOf, editForm, type OpenForm } from "./event-draft.ts";
import { EventForm } from "./event-form.tsx";
import { eventRequests } from "./events.query.ts";

type Props = {
	events: SocialEvent[];
	form: OpenForm | undefined;
	onForm(form: OpenForm): void;
	asked: ShownEvents;
	ask(changes: Partial<ShownEvents>): void;
	onCreate(): void;
	onClose(): void;
};

/** The events to come by calendar day, then the past ones. The one that is edited has its form there. */
export function EventList(props: Props) {
	const { events, form, asked, ask } = props;
	const t = useText("admin");
	const [deleting, setDeleting] = useState<SocialEvent>();
	const incomplete = events.filter(isIncomplete);
	const shown = shownAmong(props, incomplete);
	const now = new Date();
	const isGone = (event: SocialEvent) => !isUpcoming(event, now);
	const heading = useRef<HTMLHeadingElement>(null);

	if (events.length === 0) return form === undefined ? <NoEvents onCreate={props.onCreate} /> : null;
	return (
		<>
			{incomplete.length === 0 ? null : (
				<IncompleteNotice
					count={incomplete.length}
					isFiltered={asked.onlyIncomplete}
					onToggle={() => ask({ onlyIncomplete: !asked.onlyIncomplete })}
				/>
			)}
			<ListHeading ref={heading} className="mb-3">
				{t("events.count", { count: shown.length })}
			</ListHeading>
			{shown.length > 0 ? null : (
				<NoneShown
					asked={asked}
					onAll={() => {
						heading.current?.focus();
						ask(everyEvent);
					}}
				/>
			)}
			<EventGroup
				{...props}
				name="upcoming"
				events={shown.filter((event) => !isGone(event))}
				onDelete={setDeleting}
			/>
			<EventGroup {...props} name="past" events={shown.filter(isGone).toReversed()} onDelete={setDeleting} />
			<ListDeletion
				kind="event"
				texts="events"
				thing={deleting}
				text={t(
					deleting !== undefined && isAnnounced(deleting, now)
						? "events.deleteTextShown"
						: "events.deleteText",
					{ days: deletedDays },
				)}
				send={eventRequests.remove}
				refreshes={[eventRequests.list.queryKey]}
				heading={heading}
				onClose={() => setDeleting(undefined)}
			/>
		</>
	);
}

/** Returns the events that are asked for; what is typed in an open form stays in sight. */
function shownAmong({ events, form, asked }: Props, incomplete: SocialEvent[]): SocialEvent[] {
	const among = asked.onlyIncomplete && incomplete.length > 0 ? incomplete : events;
	const matching = new Set(eventsMissing(among, asked.missing));
	return events.filter((event) => matching.has(event) || event.id === form?.id);
}

function NoEvents({ onCreate }: { onCreate(): void }) {
	const t = useText("admin");
	return (
		<Panel>
			<ListState title={t("events.emptyTitle")}>
				<CompactButton look="plain" className="-ml-3" onClick={onCreate}>
					{t("events.emptyLink")}
				</CompactButton>
			</ListState>
		</Panel>
	);
}

/** Says that the filter leaves no event, and leads back to all of them. */
function NoneShown({ asked, onAll }: { asked: ShownEvents; onAll(): void }) {
	const t = useText("admin");
	const language = useLanguage();
	const title =
		asked.onlyIncomplete || asked.missing === "any"
			? t("events.noneOfBoth")
			: t("events.noneMissing", { language: nameOfLanguage(asked.missing, language) });
	return (
		<Panel>
			<ListState title={title}>
				<CompactButton look="plain" className="-ml-3" onClick={onAll}>
					{t("events.incompleteAll")}
				</CompactButton>
			</ListState>
		</Panel>
	);
}

/** Events under a heading, each as a row, or as its form while it is edited. */
function EventGroup(
	props: Pick<Props, "events" | "form" | "onForm" | "onClose"> & {
		name: "upcoming" | "past";
		onDelete(event: SocialEvent): void;
	},
) {
	const { name, events, form } = props;
	const t = useText("admin");
	const owed = useOwedResults();
	const toTell = useGuestsToTell();
	if (events.length === 0) return null;
	return (
		<section className="mb-8" aria-labelledby={`events-${name}`}>
			<h2 id={`events-${name}`} className="mb-3 font-serif text-[1.2rem]">
				{t(`events.${name}`)}
			</h2>
			<Panel>
				<ul className="divide-y divide-clay">
					{events.map((event) => (
						<li key={event.id}>
							{form?.id === event.id ? (
								<EventForm opened={form} onClose={props.onClose} />
							) : (
								<EventEntry
									event={event}
									owedResults={owed.get(event.id)}
									toTell={toTell.get(event.id) ?? []}
									disabled={form !== undefined}
									onEdit={() => props.onForm(editForm(event))}
									onDuplicate={() => props.onForm(copyForm(event, dayOf(new Date())))}
									onDelete={() => props.onDelete(event)}
								/>
							)}
						</li>
					))}
				</ul>
			</Panel>
		</section>
	);
}

function copyForm(event: SocialEvent, today: string): OpenForm {
	return { id: undefined, version: null, draft: copyOf(event, today), isCopy: true };
}

/** Returns whether calendars that follow the site show an event as still to come. */
function isAnnounced(event: SocialEvent, now: Date): boolean {
	return isInCalendar(event) && !isOver(event, now);
}

type EntryProps = {
	event: SocialEvent;
	/** Guests who wait for the answer that they were promised after the evening. */
	owedResults: number | undefined;
	toTell: NewsCounts;
	disabled: boolean;
	onEdit(): void;
	onDuplicate(): void;
	onDelete(): void;
};

/** An event in the list, with its actions, which are disabled while a form is open. */
function EventEntry(props: EntryProps) {
	const t = useText("admin");
	const { event, owedResults, toTell } = props;
	const language = useLanguage();
	const written = (name: FollowingText) => phraseOf(event, name, language).text;
	const facts = [
		written("time"),
		textOrOther(event, "location", language).text,
		t("events.guests", { guests: written("maxGuests") }),
		written("price"),
	];
	return (
		<div className="grid grid-cols-[minmax(0,1fr)_auto] wrap-anywhere gap-x-4 gap-y-1 px-5 py-5 sm:px-7 md:grid-cols-[9.5rem_minmax(0,1fr)_auto] md:gap-x-6">
			<p className="font-serif first-letter:uppercase text-[1.35rem] leading-tight max-md:col-span-2">
				{event.calendarDate === null ? written("date") : formatFullDay(event.calendarDate, language)}
			</p>
			<div className="grid min-w-0 content-start gap-1.5 max-md:col-span-2">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
					<h3 className="font-serif text-[1.2rem] leading-snug">
						{textOrOther(event, "title", language).text}
					</h3>
					<EventBadges event={event} />
				</div>
				<p className="flex flex-wrap gap-x-4 text-small text-ink-soft">
					{facts.filter(Boolean).map((fact) => (
						<span key={fact}>{fact}</span>
					))}
				</p>
				<p className="line-clamp-2 text-small text-ink-soft">
					{textOrOther(event, "description", language).text}
				</p>
				{owedResults === undefined ? null : (
					<p className="text-small font-semibold text-ember">
						{t("guestMails.owed.line", { count: owedResults })}
					</p>
				)}
				<ToTellLines tableId={event.id} news={toTell} />
				<GuestLinks event={event} />
			</div>
			<EventActions {...props} />
		</div>
	);
}

function EventBadges({ event }: { event: SocialEvent }) {
	const t = useText("admin");
	return (
		<>
			<Badge tone={event.published ? "live" : "calm"}>
				{t(event.published ? "common.published" : "common.draft")}
			</Badge>
			<Badge tone="outline">{t(`events.type${event.type}`)}</Badge>
			{event.state === "announced" ? null : (
				<Badge tone={event.state === "cancelled" ? "calm" : "outline"}>
					{t(`events.states.${event.state}`)}
				</Badge>
			)}
			{isOver(event, new Date()) ? <Badge tone="outline">{t("events.over")}</Badge> : null}
			{isIncomplete(event) ? <Badge tone="calm">{t("events.incomplete")}</Badge> : null}
		</>
	);
}

/** Leads to the guests of a table, and to their mails. */
function GuestLinks({ event }: { event: SocialEvent }) {
	const t = useText("admin");
	const { text: title } = textOrOther(event, "title", useLanguage());
	const className = "inline-flex min-h-11 items-center";
	return (
		<p className="flex flex-wrap gap-x-6">
			<Link to={seatingPath(event.id)} aria-label={t("guests.openOne", { title })} className={className}>
				{t("guests.open")}
			</Link>
			<Link
				to={guestMailsPath(event.id)}
				aria-label={t("guestMails.openOne", { title })}
				className={className}
			>
				{t("guestMails.open")}
			</Link>
		</p>
	);
}

function EventActions(props: Pick<EntryProps, "event" | "disabled" | "onEdit" | "onDuplicate" | "onDelete">) {
	const { event, disabled } = props;
	const t = useText("admin");
	const { text: title } = textOrOther(event, "title", useLanguage());
	return (
		<div className="-mr-2.5 flex items-start max-md:-ml-3">
			<IconButton
				id={editButtonId(event.id)}
				label={t("events.editOne", { title })}
				title={t("common.edit")}
				disabled={disabled}
				onClick={props.onEdit}
			>
				<Icon name="edit" />
			</IconButton>
			<IconButton
				label={t("events.duplicateOne", { title })}
				title={t("events.duplicate")}
				disabled={disabled}
				onClick={props.onDuplicate}
			>
				<Icon name="copy" />
			</IconButton>
			<IconButton
				label={t("events.deleteOne", { title })}
				title={t("common.delete")}
				disabled={disabled}
				onClick={props.onDelete}
			>
				<Icon name="remove" />
			</IconButton>
		</div>
	);
}

function IncompleteNotice(props: { count: number; isFiltered: boolean; onToggle(): void }) {
	const t = useText("admin");
	return (
		<div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-l-2 border-brand bg-sand px-5 py-4">
			<div>
				<p className="font-semibold">{t("events.incompleteTitle", { count: props.count })}</p>
				<p className="max-w-column text-small text-ink-soft">{t("events.incompleteText")}</p>
			</div>
			<CompactButton look="quiet" onClick={props.onToggle}>
				{t(props.isFiltered ? "events.incompleteAll" : "events.incompleteShow")}
			</CompactButton>
		</div>
	);
}

function editButtonId(eventId: string): string {
	return `edit-${eventId}`;
}

/** Returns the focus when a form closes: to its opener or the row's button, else to `last`. */
export function useFormFocus(last: () => HTMLElement | null) {
	const opener = useRef<{ element: Element | null; eventId: string | undefined }>(undefined);
	const fallback = useEffectEvent(last);
	const [closings, setClosings] = useState(0);

	useEffect(() => {
		if (closings === 0) return;
		const { element, eventId } = opener.current ?? {};
		const again = eventId === undefined ? null : document.getElementById(editButtonId(eventId));
		const target = element?.isConnected && element instanceof HTMLElement ? element : again;
		(target ?? fallback())?.focus();
	}, [closings]);

	return {
		/** Call it before the form opens. `eventId` is the event's whose row it takes the place of. */
		opened: (eventId: string | undefined) => {
			opener.current = { element: document.activeElement, eventId };
		},
		closed: () => setClosings((count) => count + 1),
	};
}
