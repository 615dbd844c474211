import { type MissingFilter, missingParameter } from "#app/content/missing-languages.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import type { SocialEvent } from "./event.ts";
import { isUpcoming } from "./event-time.ts";
import { eventText } from "./event-words.ts";

/** The parts of the screen's address that say which events are shown, and in which month. */
const shownParameter = "show";
const monthParameter = "month";
const incomplete = "incomplete";

/** The choices of the language filter: all events, or those without a text in one language. */
export const eventLanguageFilters = ["any", ...languages] as const satisfies readonly MissingFilter[];

export type EventLanguageFilter = (typeof eventLanguageFilters)[number];

export type ShownEvents = {
	/** The month that is shown, however it is written; undefined for the list. */
	month: string | undefined;
	onlyIncomplete: boolean;
	missing: EventLanguageFilter;
};

export const everyEvent: ShownEvents = { month: undefined, onlyIncomplete: false, missing: "any" };

export function shownEventsOf(address: URLSearchParams): ShownEvents {
	const asked = address.get(missingParameter);
	return {
		month: address.get(monthParameter) ?? undefined,
		onlyIncomplete: address.get(shownParameter) === incomplete,
		missing: eventLanguageFilters.find((one) => one === asked) ?? "any",
	};
}

/** Returns the query of the screen's address for these events; others as in `everyEvent`. */
export function queryOfEvents(asked: Partial<ShownEvents>): string {
	const { month, onlyIncomplete, missing } = { ...everyEvent, ...asked };
	const query = new URLSearchParams();
	if (month !== undefined) query.set(monthParameter, month);
	if (onlyIncomplete && month === undefined) query.set(shownParameter, incomplete);
	if (missing !== "any") query.set(missingParameter, missing);
	return query.toString();
}

/** Returns whether readers of a language read other words than a place's name in another one. */
export function isMissingIn(event: SocialEvent, language: Language): boolean {
	return eventText(event, language).foreign !== null;
}

/** Filters events, past ones too: their pages stay. */
export function eventsMissing(
	events: readonly SocialEvent[],
	filter: EventLanguageFilter,
): readonly SocialEvent[] {
	return filter === "any" ? events : events.filter((event) => isMissingIn(event, filter));
}

/** Returns the coming events that lack a language, drafts too. */
export function untranslatedEvents(
	events: readonly SocialEvent[],
	language: Language,
	now: Date,
): readonly SocialEvent[] {
	return eventsMissing(events, language).filter((event) => isUpcoming(event, now));
}
