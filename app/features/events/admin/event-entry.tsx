import { Link } from "react-router";
import { Badge } from "#app/admin-ui/badge.tsx";
import { IconButton } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { textOrOther } from "#app/content/localized.ts";
import type { SocialEvent } from "#app/features/events/event.ts";
import { isOver } from "#app/features/events/event-time.ts";
import { type FollowingText, isIncomplete, wordsOf } from "#app/features/events/event-words.ts";
import { ToTellLines } from "#app/features/guests/admin/to-tell-lines.tsx";
import type { NewsCounts } from "#app/features/guests/guest-news.ts";
import { guestMailsPath, seatingPath } from "#app/features/guests/seating-path.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { editButtonId } from "./use-form-focus.ts";

/**
 * An event in the administrator's list, with what can be done with it. `disabled` while a form is
 * open.
 */
export function EventEntry(props: {
	event: SocialEvent;
	/** How many guests wait for the answer that they were promised after the evening. */
	owedResults: number | undefined;
	toTell: NewsCounts;
	disabled: boolean;
	onEdit(): void;
	onDuplicate(): void;
	onDelete(): void;
}) {
	const t = useText("admin");
	const { event, owedResults, toTell, disabled } = props;
	const language = useLanguage();
	const written = (name: FollowingText) => wordsOf(event, name, language).text;
	const [{ text: title }, { text: description }] = [
		textOrOther(event, "title", language),
		textOrOther(event, "description", language),
	];
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
					<h3 className="font-serif text-[1.2rem] leading-snug">{title}</h3>
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
				</div>
				<p className="flex flex-wrap gap-x-4 text-small text-ink-soft">
					{facts.filter(Boolean).map((fact) => (
						<span key={fact}>{fact}</span>
					))}
				</p>
				<p className="line-clamp-2 text-small text-ink-soft">{description}</p>
				{owedResults === undefined ? null : (
					<p className="text-small font-semibold text-ember">
						{t("guestMails.owed.line", { count: owedResults })}
					</p>
				)}
				<ToTellLines tableId={event.id} news={toTell} />
				<p className="flex flex-wrap gap-x-6">
					<Link
						to={seatingPath(event.id)}
						aria-label={t("guests.openOne", { title })}
						className="inline-flex min-h-11 items-center"
					>
						{t("guests.open")}
					</Link>
					<Link
						to={guestMailsPath(event.id)}
						aria-label={t("guestMails.openOne", { title })}
						className="inline-flex min-h-11 items-center"
					>
						{t("guestMails.open")}
					</Link>
				</p>
			</div>
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
		</div>
	);
}
