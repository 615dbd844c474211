import { blankDraft, contentOf, draftOf } from "#app/content/draft.ts";
import type { Draft } from "#app/content/localized.ts";
import { type EventInput, eventFields, type SocialEvent, usualTable } from "#app/features/events/event.ts";
import { withoutWords } from "#app/features/events/event-words.ts";
import { daysAfter } from "#app/i18n/business-time.ts";
import { inOtherLanguages } from "#app/i18n/language.ts";
import type { Facts } from "#app/site/facts.ts";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";

/** What the form holds. */
export type EventDraft = Draft<typeof eventFields>;

/**
 * Returns a new event with the specification's defaults and the facts of the business. Its texts
 * begin in the administrator's language.
 *
 * @param location where tables usually are, in that language
 */
export function newEvent(facts: Facts, language: Language, location: string): EventDraft {
	const { maxGuests } = usualTable(facts);
	const draft = { ...withoutTexts(blankDraft(eventFields)), ticketPrice: facts.ticket, maxGuests };
	if (language === defaultLanguage) return { ...draft, location };
	return { ...draft, location: "", [language]: { ...draft[language], location } };
}

/** What the form holds of a saved event. */
export function eventDraftOf(event: SocialEvent): EventDraft {
	return withoutTexts(draftOf(eventFields, withoutWords(event)));
}

/** A copy is so many days later, on the same weekday, or as often as many until it is to come. */
const copyDays = 28;

/**
 * A new event like an earlier one: the same texts on a later day, with no state yet, not shown to
 * visitors before its owner looked at it.
 */
export function copyOf(event: SocialEvent, today: string): EventDraft {
	const { calendarDate: day } = event;
	return {
		...eventDraftOf(event),
		calendarDate: day === null ? null : laterDay(day, today),
		published: false,
		state: "announced",
	};
}

function laterDay(day: string, today: string): string {
	const later = daysAfter(day, copyDays);
	return later > today ? later : laterDay(later, today);
}

/** What is sent to the server. */
export function eventInputOf(draft: EventDraft): EventInput {
	return contentOf(eventFields, draft);
}

/** The form asks for a day, hours and a price: what older texts say of them is shown, not sent. */
function withoutTexts(draft: EventDraft): EventDraft {
	const none = { date: "", time: "", price: "" };
	return {
		...draft,
		...none,
		olderWords: "",
		...inOtherLanguages((language) => ({ ...draft[language], ...none })),
	};
}

/** What a saved event says in words that were never read, or that its real values do not say. */
export function unreadWords(event: SocialEvent): string {
	const unread = [
		event.calendarDate === null && event.date,
		event.startTime === null && event.time,
		event.ticketPrice === null && event.price,
		event.olderWords,
	];
	return unread.filter(Boolean).join(" · ");
}
