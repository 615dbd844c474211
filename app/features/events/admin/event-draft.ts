import { blankDraft, contentOf, draftOf } from "#app/content/draft.ts";
import type { Draft } from "#app/content/localized.ts";
import { type EventInput, eventFields, type SocialEvent, usualTable } from "#app/features/events/event.ts";
import { withoutWords } from "#app/features/events/event-words.ts";
import { daysAfter } from "#app/i18n/business-time.ts";
import { inOtherLanguages } from "#app/i18n/language.ts";
import type { Facts } from "#app/site/facts.ts";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";

export type EventDraft = Draft<typeof eventFields>;

/** Returns a new event, with the usual `location` in the administrator's language. */
export function newEvent(facts: Facts, language: Language, location: string): EventDraft {
	const { maxGuests } = usualTable(facts);
	const draft = { ...withoutTexts(blankDraft(eventFields)), ticketPrice: facts.ticket, maxGuests };
	if (language === defaultLanguage) return { ...draft, location };
	return { ...draft, location: "", [language]: { ...draft[language], location } };
}

export function eventDraftOf(event: SocialEvent): EventDraft {
	return withoutTexts(draftOf(eventFields, withoutWords(event)));
}

/** Days by which a copy is later, on the same weekday; as often as needed until it is to come. */
const copyDays = 28;

/** Returns an unpublished copy of an event on a later day. */
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

/** Returns the words of an event that were never read, or that its real values do not say. */
export function unreadWords(event: SocialEvent): string {
	const unread = [
		event.calendarDate === null && event.date,
		event.startTime === null && event.time,
		event.ticketPrice === null && event.price,
		event.olderWords,
	];
	return unread.filter(Boolean).join(" · ");
}

/** Key in this tab's storage of the form that was open when the session ended. */
const key = "open-event-form";

/** An open form: of a new event, or of the one with `id`, made from `version`. */
export type OpenForm = {
	id: string | undefined;
	version: number | null;
	draft: EventDraft;
	/** Words of the saved event for which the form asks again. */
	unread?: string | undefined;
	/** True for a copy of another event, whose texts are to be looked at. */
	isCopy?: boolean;
	/** True if the session had ended under it: what was typed comes back by itself. */
	isResumed?: boolean;
	/** The key of the unfinished text with which a new event goes on. */
	continued?: string;
};

export function editForm(event: SocialEvent): OpenForm {
	const { id, version } = event;
	return { id, version, draft: eventDraftOf(event), unread: unreadWords(event) };
}

export function storeOpenForm(form: OpenForm): void {
	sessionStorage.setItem(key, JSON.stringify(form));
}

/** Returns the noted form, once. Only this module writes it, so that its shape is known. */
export function takeOpenForm(): OpenForm | undefined {
	const stored = sessionStorage.getItem(key);
	sessionStorage.removeItem(key);
	return stored === null ? undefined : { ...(JSON.parse(stored) as OpenForm), isResumed: true };
}
