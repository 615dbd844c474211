import { TZDate } from "@date-fns/tz";
import ical, {
	ICalAttendeeStatus,
	ICalCalendarMethod,
	type ICalEventData,
	ICalEventStatus,
	ICalEventTransparency,
} from "ical-generator";
import type { SocialEvent } from "#app/features/events/event.ts";
import { eventEnd, eventStart } from "#app/features/events/event-time.ts";
import { type EventText, eventText, type TableDetails } from "#app/features/events/event-words.ts";
import { tablePath } from "#app/features/events/table-text.server.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { type Language, timeZone } from "#app/site/site-config.ts";
import { timeZoneDefinition } from "./time-zone.server.ts";

/** An event of the calendar; a cancelled one tells the calendars that hold it to strike it out. */
export type CalendarEntry = { event: SocialEvent; cancelled: boolean };

/** Calendars that follow the address are asked to look again this often. */
const refreshSeconds = 60 * 60;

export type CalendarStyle = {
	language: Language;
	/** Names no business and no singles: whoever looks at the diary sees a meal. */
	discreet: boolean;
};

/** The parties of a calendar message (RFC 5546), by which a calendar applies it to an entry that it has. */
export type CalendarMessage = {
	method: "REQUEST" | "CANCEL";
	/** The instant at which it is written: of two with one count of changes, calendars take the later. */
	at: string;
	/** The address that the mail is from: mailboxes take changes from nobody else (RFC 6047, 2.2.1). */
	organizer: string;
	attendee: { email: string; hasConfirmed: boolean };
	/** The place, the way there and the name of the reservation, for one who has confirmed. */
	place?: TableDetails & { surname: string };
};

/** Returns what a mail asks calendars to do with a table's entry (RFC 5546, 1.4). */
export function calendarMethod({ event, cancelled }: CalendarEntry): CalendarMessage["method"] {
	return cancelled || event.state === "cancelled" ? "CANCEL" : "REQUEST";
}

type Source = { siteUrl: string; texts: SiteTexts; message?: CalendarMessage };

/**
 * Writes a calendar file (RFC 5545) in local times, or a message to the calendar of one guest. An entry
 * keeps its id, counts its changes.
 */
export function calendarFile(
	entries: CalendarEntry[],
	style: CalendarStyle,
	{ siteUrl, texts, message }: Source,
): string {
	const { language, discreet } = style;
	const t = texts.open(language, "table");
	const { name } = texts.facts(language);
	const title = discreet ? t("discreetName") : `${texts.open(language, "socials")("hero.label")} · ${name}`;
	const company = discreet ? t("discreetName") : name;
	const calendar = ical({
		prodId: { company, product: discreet ? "Calendar" : "Singles Socials", language: language.toUpperCase() },
		...(message === undefined
			? // The library writes this one text as it is.
				{ name: title.replace(/[\\;,]/g, "\\$&"), ttl: refreshSeconds }
			: { method: ICalCalendarMethod[message.method] }),
		timezone: { name: null, generator: (zone) => timeZoneDefinition(zone, yearsOf(entries)) },
	});

	for (const { event, cancelled } of entries) {
		const text = eventText(event, language);
		// One whose day is gone as it was postponed is struck out, too, under its own name.
		const state = cancelled && event.state !== "postponed" ? "cancelled" : event.state;
		// In a diary an entry stands alone: it says who invites.
		const own = discreet ? t(`discreetTitles.${event.type}`) : `${text.title.text} · ${name}`;
		calendar.createEvent({
			...timesOf(event),
			id: `${event.id}@${new URL(siteUrl).hostname}`,
			sequence: event.sequence,
			// A file without a method is no message: its stamp is the last change (RFC 5545, 3.8.7.2).
			stamp: message?.at ?? event.updatedAt,
			lastModified: event.updatedAt,
			created: event.createdAt,
			summary: isStruck(state) ? t(`calendarStates.${state}`, { title: own }) : own,
			location: locationOf(text, message?.place),
			description: message?.place
				? placeNotes(message.place, style, texts)
				: descriptionOf(text, style, texts),
			url: discreet ? null : siteUrl + tablePath(event, language),
			status: cancelled ? ICalEventStatus.CANCELLED : statuses[state],
			// A date in the diary is not yet a seat at the table: it blocks nobody's evening.
			transparency: ICalEventTransparency.TRANSPARENT,
			...(message && partiesOf(message, company)),
		});
	}
	return `${calendar}\r\n`;
}

/** The organizer and the guest of a message. Guests answer by the mail's button, never by their calendar. */
function partiesOf({ organizer, attendee }: CalendarMessage, name: string) {
	const { email, hasConfirmed } = attendee;
	const status = hasConfirmed ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.NEEDSACTION;
	return { organizer: { name, email: organizer }, attendees: [{ email, status, rsvp: false }] };
}

/** The statuses of calendars, by the state of a table. */
const statuses: Record<SocialEvent["state"], ICalEventStatus> = {
	announced: ICalEventStatus.CONFIRMED,
	few: ICalEventStatus.CONFIRMED,
	full: ICalEventStatus.CONFIRMED,
	postponed: ICalEventStatus.TENTATIVE,
	cancelled: ICalEventStatus.CANCELLED,
};

/** Many calendars show a struck out entry like any other: its title says it too. */
function isStruck(state: SocialEvent["state"]): state is "postponed" | "cancelled" {
	return state === "postponed" || state === "cancelled";
}

/** Returns the restaurant and its address for one who has confirmed; the area for everybody else. */
function locationOf({ facts }: EventText, place: CalendarMessage["place"]): string | null {
	const own = [place?.restaurant, place?.address].filter(Boolean).join(", ");
	return own || (facts.find(({ label }) => label === "events.place")?.phrase.text ?? null);
}

/** Writes how to get there and find the table, and what the ticket includes. */
function placeNotes(
	{ surname, directions, mapLink, included }: NonNullable<CalendarMessage["place"]>,
	{ language }: CalendarStyle,
	texts: SiteTexts,
): string {
	const t = texts.open(language, "guestMail");
	const named = (label: string, text: string) => (text === "" ? "" : `${t("link", { label })} ${text}`);
	const lines = [
		named(t("facts.surname"), surname),
		named(t("facts.directions"), directions),
		named(t("facts.map"), mapLink),
		named(t("facts.included"), included),
	];
	return lines.filter(Boolean).join("\n");
}

function descriptionOf(text: EventText, { language, discreet }: CalendarStyle, texts: SiteTexts): string {
	if (discreet) return "";
	const t = texts.open(language, "socials");
	const details = text.facts
		.filter(({ label }) => label !== "events.place")
		.toReversed()
		.map(({ label, phrase }) => `${t(label)} · ${phrase.text}`);
	return [text.description.text, details.join("\n")].filter(Boolean).join("\n\n");
}

function yearsOf(entries: CalendarEntry[]): { first: number; last: number } {
	const years = entries.flatMap(({ event }) => Number(event.calendarDate?.slice(0, 4) ?? []));
	return { first: Math.min(...years), last: Math.max(...years) };
}

/** Returns a whole day without an end if no start time is known (RFC 5545, 3.6.1). */
function timesOf(event: SocialEvent): Pick<ICalEventData, "start" | "end" | "allDay" | "timezone"> {
	const [start, end] = [eventStart(event), eventEnd(event)];
	if (start === undefined) throw new Error("An event without a calendar day has no place in a calendar.");
	if (event.startTime === null || end === undefined) return { start, allDay: true };
	return { start: new TZDate(start, timeZone), end: new TZDate(end, timeZone), timezone: timeZone };
}
