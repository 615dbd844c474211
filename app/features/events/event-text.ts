import { type TextName, textNames, textOrDefault, textsIn } from "#app/content/localized.ts";
import { calendarDayParts, formatCalendarDay } from "#app/i18n/dates.ts";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";
import { eventFields, type SocialEvent } from "./event.ts";

type Fields = typeof eventFields;
type FactName = {
	[Name in keyof Fields]: Fields[Name] extends { fact: string } ? Name : never;
}[keyof Fields];
type FactLabel = Fields[FactName]["fact"];

/**
 * A text with the language it is in, which is not the reader's where the translation is missing.
 */
export type Phrase = { text: string; language: Language };

/** A line that stands under a label of its own; no text is blank. */
export type EventFact = { name: FactName; label: FactLabel; phrase: Phrase };

/** What a visitor sees of an event, in the reader's language wherever there is a text in it. */
export type EventText = Record<Exclude<TextName<Fields>, FactName>, Phrase> & {
	id: string;
	type: SocialEvent["type"];
	/**
	 * The parts of the calendar day in the reader's language; null where only the free text says the
	 * date.
	 */
	day: { number: string; ordinal: string; month: string; weekday: string } | null;
	facts: EventFact[];
	/** Whether a reader meets words of another language. */
	inEnglish: boolean;
};

/** A price is a figure: it reads the same in every language. */
const figures: readonly TextName<Fields>[] = ["price"];

/**
 * The texts of an event for a reader: those of the reader's language field by field where they
 * exist.
 */
export function eventText(event: SocialEvent, language: Language): EventText {
	const names = textNames(eventFields);
	const phrases = Object.fromEntries(
		names.map((name) => [name, textOrDefault(event, name, language)]),
	) as Record<TextName<Fields>, Phrase>;
	phrases.date = datePhrase(event, language) ?? phrases.date;
	const { title, date, time, description } = phrases;
	return {
		title,
		date,
		time,
		description,
		id: event.id,
		type: event.type,
		day: event.calendarDate === null ? null : calendarDayParts(event.calendarDate, language),
		facts: factsOf(event, phrases, language),
		inEnglish: names
			.filter((name) => !figures.includes(name))
			.some((name) => phrases[name].text !== "" && phrases[name].language !== language),
	};
}

function factsOf(
	event: SocialEvent,
	phrases: Record<TextName<Fields>, Phrase>,
	language: Language,
): EventFact[] {
	return Object.entries(eventFields).flatMap(([key, field]) => {
		if (!("fact" in field)) return [];
		const name = key as FactName;
		const phrase =
			name in phrases ? phrases[name as keyof typeof phrases] : { text: String(event[name]), language };
		return phrase.text === "" ? [] : [{ name, label: field.fact as FactLabel, phrase }];
	});
}

/** A date made from the calendar day, where nobody wrote one in the reader's language. */
function datePhrase(event: SocialEvent, language: Language): Phrase | undefined {
	const { calendarDate } = event;
	if (language === defaultLanguage || calendarDate === null || textsIn(event, language)?.date)
		return undefined;
	return { text: formatCalendarDay(calendarDate, language), language };
}
