import { textOrOther } from "#app/content/localized.ts";
import { calendarDayParts } from "#app/i18n/dates.ts";
import type { Language } from "#app/site/site-config.ts";
import type { SocialEvent } from "./event.ts";
import { type Phrase, wordsOf } from "./event-words.ts";

/** A line that stands under a label of its own, at its path in the page's texts; never blank. */
export type EventFact = { label: "events.place" | "events.guests" | "events.price"; phrase: Phrase };

/** What a visitor sees of an event, in the reader's language wherever there is a text in it. */
export type EventText = {
	id: string;
	type: SocialEvent["type"];
	title: Phrase;
	date: Phrase;
	time: Phrase;
	description: Phrase;
	/**
	 * The parts of the calendar day in the reader's language; null where only the free text says the
	 * date.
	 */
	day: { number: string; ordinal: string; month: string; weekday: string } | null;
	facts: EventFact[];
	/** The language of words that are not in the reader's; a place has its name in any. */
	foreign: Language | null;
};

/**
 * The texts of an event for a reader: those of the reader's language field by field where they
 * exist. Date, hours, price and guests follow from their real values in every language.
 */
export function eventText(event: SocialEvent, language: Language): EventText {
	const title = textOrOther(event, "title", language);
	const description = textOrOther(event, "description", language);
	const place = textOrOther(event, "location", language);
	const date = wordsOf(event, "date", language);
	const time = wordsOf(event, "time", language);
	const facts: EventFact[] = [
		{ label: "events.place", phrase: place },
		{ label: "events.guests", phrase: wordsOf(event, "maxGuests", language) },
		{ label: "events.price", phrase: wordsOf(event, "price", language) },
	];
	const words = [title, description, date, time];
	return {
		title,
		date,
		time,
		description,
		id: event.id,
		type: event.type,
		day: event.calendarDate === null ? null : calendarDayParts(event.calendarDate, language),
		facts: facts.filter(({ phrase }) => phrase.text !== ""),
		foreign: words.find((one) => one.text !== "" && one.language !== language)?.language ?? null,
	};
}
