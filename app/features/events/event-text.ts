import type { Language } from "../../site";
import type { SocialEvent } from "./event";

/** A text with the language it is in, which is not the reader's where the translation is missing. */
export type Phrase = { text: string; language: Language };

/** What a visitor sees of an event, in the reader's language wherever there is a text in it. */
export type EventText = {
	id: string;
	type: SocialEvent["type"];
	/** The parts of the calendar day in the reader's language; null where only the free text says the date. */
	day: { number: string; ordinal: string; month: string; weekday: string } | null;
	title: Phrase;
	date: Phrase;
	time: Phrase;
	price: Phrase;
	location: Phrase;
	description: Phrase;
	maxGuests: string;
	/** Whether a reader of another language meets English words. */
	inEnglish: boolean;
};

type Field = keyof NonNullable<SocialEvent["fr"]>;

const locales: Record<Language, string> = { en: "en-GB", fr: "fr-FR" };

/** The texts of an event for a reader: French ones field by field where they exist, English ones elsewhere. */
export function eventText(event: SocialEvent, reader: Language): EventText {
	const phrase = (field: Field): Phrase => {
		const french = reader === "fr" ? event.fr?.[field] : undefined;
		return french ? { text: french, language: "fr" } : { text: event[field], language: "en" };
	};
	const words = {
		title: phrase("title"),
		date: datePhrase(event, reader) ?? phrase("date"),
		time: phrase("time"),
		location: phrase("location"),
		description: phrase("description"),
	};
	return {
		...words,
		id: event.id,
		type: event.type,
		day: event.calendarDate === null ? null : dayParts(event.calendarDate, reader),
		// A price is a figure: it reads the same in both languages.
		price: phrase("price"),
		maxGuests: event.maxGuests,
		inEnglish: Object.values(words).some(({ text, language }) => text !== "" && language !== reader),
	};
}

/** A French date made from the calendar day, where nobody wrote one. */
function datePhrase({ calendarDate, fr }: SocialEvent, reader: Language): Phrase | undefined {
	if (reader !== "fr" || calendarDate === null || fr?.date) return undefined;
	const { number, ordinal, month, weekday } = dayParts(calendarDate, "fr");
	return { text: `${weekday} ${number}${ordinal} ${month}`, language: "fr" };
}

function dayParts(calendarDate: string, reader: Language) {
	const number = String(Number(calendarDate.slice(-2)));
	return {
		number,
		// French counts the first day of a month and no other: le 1er mai, le 2 mai.
		ordinal: reader === "fr" && number === "1" ? "er" : "",
		month: format(calendarDate, reader, { month: "long" }),
		weekday: format(calendarDate, reader, { weekday: "long" }),
	};
}

/** A calendar day is the same everywhere: it is written and read in UTC. */
function format(calendarDate: string, language: Language, parts: Intl.DateTimeFormatOptions): string {
	return new Intl.DateTimeFormat(locales[language], { ...parts, timeZone: "UTC" }).format(
		new Date(calendarDate),
	);
}
