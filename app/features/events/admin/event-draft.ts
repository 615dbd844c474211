import { blankDraft, contentOf, draftOf } from "#app/content/draft.ts";
import type { Draft } from "#app/content/localized.ts";
import { draftSchema } from "#app/content/shapes.ts";
import { type EventInput, eventFields, type SocialEvent, usualTable } from "#app/features/events/event.ts";
import type { Facts } from "#app/site/facts.ts";
import { otherLanguages } from "#app/site/site-config.ts";

/** What the form holds. */
export type EventDraft = Draft<typeof eventFields>;

/** What the form must hold to be saved: the server's own rules. */
export const eventDraft = draftSchema(eventFields);

/** A new event, with the specification's defaults and what the facts of the business say. */
export function newEvent(facts: Facts): EventDraft {
	return { ...blankDraft(eventFields), ...usualTable(facts) };
}

/** What the form holds of a saved event. */
export function eventDraftOf(event: SocialEvent): EventDraft {
	return draftOf(eventFields, event);
}

/**
 * A new event like an earlier one: the same texts, on a day still to be chosen, not shown to
 * visitors before it is.
 */
export function copyOf(event: SocialEvent): EventDraft {
	const draft = eventDraftOf(event);
	const undated = Object.fromEntries(
		otherLanguages.map((language) => [language, { ...draft[language], date: "" }]),
	);
	return { ...draft, date: "", calendarDate: null, published: false, ...undated };
}

/** What is sent to the server. */
export function eventInputOf(draft: EventDraft): EventInput {
	return contentOf(eventFields, draft);
}
