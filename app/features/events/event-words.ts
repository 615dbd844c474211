import { textNames, textOrOther, textsIn } from "#app/content/localized.ts";
import { formatCalendarDay, formatHours } from "#app/i18n/dates.ts";
import { inOtherLanguages } from "#app/i18n/language.ts";
import { defaultLanguage, type Language, seatPrice } from "#app/site/site-config.ts";
import { type EventInput, eventFields } from "./event.ts";

/**
 * A text with the language it is in, which is not the reader's where the translation is missing.
 */
export type Phrase = { text: string; language: Language };

/** The specification's texts, which follow from real values where those are known. */
export type FollowingText = "date" | "time" | "price" | "maxGuests";

/** The day, hours, price or guests of an event in words: those of its real value, else free text. */
export function wordsOf(event: EventInput, name: FollowingText, language: Language): Phrase {
	const text = writtenFrom(event, name, language);
	if (text !== undefined) return { text, language };
	if (name === "maxGuests") return { text: event.maxGuests, language };
	return textOrOther(event, name, language);
}

/** An event as the API gives it: with its texts filled in, in each language that it is written in. */
export function withWords<One extends EventInput>(event: One): One {
	const inLanguage = (language: Language) =>
		Object.fromEntries(
			(["date", "time", "price"] as const).map((name) => [
				name,
				writtenFrom(event, name, language) ??
					textsIn<{ [Name in typeof name]: string }>(event, language)?.[name],
			]),
		);
	const translated = inOtherLanguages((language) => {
		const texts = event[language];
		return texts === null ? null : { ...texts, ...inLanguage(language) };
	});
	const maxGuests = wordsOf(event, "maxGuests", defaultLanguage).text;
	return { ...event, ...inLanguage(defaultLanguage), maxGuests, ...translated };
}

/** An event in which no text stands for what a real value says. */
export function withoutWords<One extends EventInput>(event: One): One {
	const said = (["date", "time", "price"] as const).filter(
		(name) => writtenFrom(event, name, defaultLanguage) !== undefined,
	);
	const blank = Object.fromEntries(said.map((name) => [name, ""]));
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

/** Whether an event lacks a real day, start or price, or an older text said another. */
export function isIncomplete(event: EventInput): boolean {
	const { calendarDate, startTime, ticketPrice, olderWords } = event;
	return [calendarDate, startTime, ticketPrice].includes(null) || olderWords !== "";
}
