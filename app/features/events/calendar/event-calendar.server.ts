import ical, { type ICalEventData, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import type { SocialEvent } from "#app/features/events/event.ts";
import { eventText } from "#app/features/events/event-text.ts";
import { eventEnd, eventStart } from "#app/features/events/event-time.ts";
import { localizePath } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { Language } from "#app/site/site-config.ts";
import { pages } from "#app/site/site-map.ts";

/** An event of the calendar; a cancelled one tells the calendars that hold it to strike it out. */
export type CalendarEntry = { event: SocialEvent; cancelled: boolean };

/** Calendars that follow the address are asked to look again this often. */
const refreshSeconds = 60 * 60;

/**
 * A calendar file (RFC 5545) of events that have a calendar day, in one language. An entry keeps
 * its identity for good and counts its changes. Times are UTC instants, so that no reader needs to
 * know our time zone's rules.
 */
export function calendarFile(
	entries: CalendarEntry[],
	language: Language,
	{ siteUrl, texts }: { siteUrl: string; texts: SiteTexts },
): string {
	const t = texts.open(language, "socials");
	const { name } = texts.facts(language);
	// In a diary an entry stands alone: it says who invites.
	const named = (text: string) => `${text} · ${name}`;
	const page = siteUrl + localizePath(pages.socials, language);
	const calendar = ical({
		prodId: { company: name, product: "Singles Socials", language: language.toUpperCase() },
		// The library writes this one text as it is.
		name: named(t("hero.label")).replace(/[\\;,]/g, "\\$&"),
		ttl: refreshSeconds,
	});

	for (const { event, cancelled } of entries) {
		const text = eventText(event, language);
		const place = text.facts.find(({ label }) => label === "events.place");
		const details = text.facts
			.filter((fact) => fact !== place)
			// What it costs stands first.
			.toReversed()
			.map(({ label, phrase }) => `${t(label)} · ${phrase.text}`);
		calendar.createEvent({
			...timesOf(event),
			id: `${event.id}@${new URL(siteUrl).hostname}`,
			sequence: event.version,
			// A file without a method is no message: its stamp is the last change (RFC 5545, 3.8.7.2).
			stamp: event.updatedAt,
			lastModified: event.updatedAt,
			created: event.createdAt,
			summary: named(text.title.text),
			location: place?.phrase.text ?? null,
			description: [text.description.text, details.join("\n")].filter(Boolean).join("\n\n"),
			url: page,
			status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
			// A date in the diary is not yet a seat at the table: it blocks nobody's evening.
			transparency: ICalEventTransparency.TRANSPARENT,
		});
	}
	return `${calendar}\r\n`;
}

/**
 * A whole day without an end where no start time is known: it then lasts that day (RFC 5545,
 * 3.6.1).
 */
function timesOf(event: SocialEvent): Pick<ICalEventData, "start" | "end" | "allDay"> {
	const start = eventStart(event);
	if (start === undefined) throw new Error("An event without a calendar day has no place in a calendar.");
	return event.startTime === null ? { start, allDay: true } : { start, end: eventEnd(event) ?? null };
}
