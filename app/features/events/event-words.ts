import { textNames, textOrOther, textsIn } from "#app/content/localized.ts";
import { calendarDayParts, formatCalendarDay, formatHours } from "#app/i18n/dates.ts";
import { inOtherLanguages } from "#app/i18n/language.ts";
import { defaultLanguage, type Language, seatPrice } from "#app/site/site-config.ts";
import { type EventInput, eventFields, type SocialEvent } from "./event.ts";

/** A text with its language, which is not the reader's if a translation is missing. */
export type Phrase = { text: string; language: Language };

/** The specification's texts, which follow from real values where those are known. */
export type FollowingText = "date" | "time" | "price" | "maxGuests";

/** Words the day, hours, price or guests of an event by its real value, else by its text. */
export function phraseOf(event: EventInput, name: FollowingText, language: Language): Phrase {
	const text = writtenFrom(event, name, language);
	if (text !== undefined) return { text, language };
	if (name === "maxGuests") return { text: event.maxGuests, language };
	return textOrOther(event, name, language);
}

/** Fills in the texts that follow from real values, in each language of the event. */
export function withWords<One extends EventInput>(event: One): One {
	// A program reads the specification's `Rs1000`, whatever pages print.
	const written = (name: FollowingText, language: Language) => {
		const text = writtenFrom(event, name, language);
		return name === "price" && language === defaultLanguage ? text?.replaceAll(/[\u00a0,]/g, "") : text;
	};
	const inLanguage = (language: Language) =>
		Object.fromEntries(
			(["date", "time", "price"] as const).map((name) => [
				name,
				written(name, language) ?? textsIn<{ [Name in typeof name]: string }>(event, language)?.[name],
			]),
		);
	const translated = inOtherLanguages((language) => {
		const texts = event[language];
		return texts === null ? null : { ...texts, ...inLanguage(language) };
	});
	const maxGuests = phraseOf(event, "maxGuests", defaultLanguage).text;
	return { ...event, ...inLanguage(defaultLanguage), maxGuests, ...translated };
}

/** Blanks the texts that follow from real values. */
export function withoutWords<One extends EventInput>(event: One): One {
	const derived = (["date", "time", "price"] as const).filter(
		(name) => writtenFrom(event, name, defaultLanguage) !== undefined,
	);
	const blank = Object.fromEntries(derived.map((name) => [name, ""]));
	const translated = inOtherLanguages((language) => {
		const texts = event[language];
		if (texts === null) return null;
		const rest = { ...texts, ...blank };
		return textNames(eventFields).every((name) => rest[name] === "") ? null : rest;
	});
	const maxGuests = event.tableSize === null ? event.maxGuests : "";
	return { ...event, ...blank, maxGuests, ...translated };
}

function writtenFrom(event: EventInput, name: FollowingText, language: Language): string | undefined {
	const { calendarDate, startTime, endTime, ticketPrice, tableSize } = event;
	switch (name) {
		case "date":
			return calendarDate === null ? undefined : formatCalendarDay(calendarDate, language);
		case "time":
			return startTime === null ? undefined : formatHours(startTime, endTime, language);
		case "price":
			return ticketPrice === null ? undefined : seatPrice(ticketPrice, language);
		case "maxGuests":
			return tableSize === null ? undefined : String(tableSize);
	}
}

/** Returns whether an event lacks a real day, start or price, or an older text said another. */
export function isIncomplete(event: EventInput): boolean {
	const { calendarDate, startTime, ticketPrice, olderWords } = event;
	return [calendarDate, startTime, ticketPrice].includes(null) || olderWords !== "";
}

/** A line that stands under a label of its own, at its path in the page's texts; never blank. */
type EventFact = { label: "events.place" | "events.guests" | "events.price"; phrase: Phrase };

export type EventText = {
	id: string;
	type: SocialEvent["type"];
	title: Phrase;
	date: Phrase;
	time: Phrase;
	description: Phrase;
	/** Null if only the free text says the date. */
	day: { number: string; ordinal: string; month: string; weekday: string } | null;
	facts: EventFact[];
	/** The language of words that are not in the reader's; a place has its name in any. */
	foreign: Language | null;
};

/** Returns the texts of an event for a reader, each in the reader's language if there is one. */
export function eventText(event: SocialEvent, language: Language): EventText {
	const title = textOrOther(event, "title", language);
	const description = textOrOther(event, "description", language);
	const place = textOrOther(event, "location", language);
	const date = phraseOf(event, "date", language);
	const time = phraseOf(event, "time", language);
	const facts: EventFact[] = [
		{ label: "events.place", phrase: place },
		{ label: "events.guests", phrase: phraseOf(event, "maxGuests", language) },
		{ label: "events.price", phrase: phraseOf(event, "price", language) },
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

/** Private details of a table for confirmed guests; blank where not filled in. */
export type TableDetails = {
	restaurant: string;
	address: string;
	mapLink: string;
	directions: string;
	included: string;
};

/** Returns what those confirmed are told, in the reader's language if it is written in it. */
export function tableDetails(event: SocialEvent, language: Language): TableDetails {
	const { restaurant, address, mapLink } = event;
	const directions = textOrOther(event, "directions", language).text;
	const included = textOrOther(event, "included", language).text;
	return { restaurant, address, mapLink, directions, included };
}
