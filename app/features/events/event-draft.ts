import { type EventInput, eventInput, type SocialEvent } from "./event";

type FrenchTexts = NonNullable<EventInput["fr"]>;

/** What the form holds: text in every field, blank where nothing is given. */
export type EventDraft = Omit<EventInput, "calendarDate" | "startTime" | "fr"> & {
	/** `YYYY-MM-DD`, or blank. */
	calendarDate: string;
	/** `HH:MM`, or blank. */
	startTime: string;
	fr: FrenchTexts;
};

const { price, type, location, maxGuests, published } = eventInput.shape;
const blankFrench: FrenchTexts = { title: "", date: "", time: "", price: "", location: "", description: "" };

/** A new event, with the specification's defaults. */
export const blankEvent: EventDraft = {
	title: "",
	type: type.parse(undefined),
	date: "",
	time: "",
	price: price.parse(undefined),
	location: location.parse(undefined),
	maxGuests: maxGuests.parse(undefined),
	published: published.parse(undefined),
	description: "",
	calendarDate: "",
	startTime: "",
	fr: blankFrench,
};

/** What the form holds of a saved event. */
export function eventDraftOf(event: SocialEvent): EventDraft {
	return {
		title: event.title,
		type: event.type,
		date: event.date,
		time: event.time,
		price: event.price,
		location: event.location,
		maxGuests: event.maxGuests,
		published: event.published,
		description: event.description,
		calendarDate: event.calendarDate ?? "",
		startTime: event.startTime ?? "",
		fr: { ...blankFrench, ...event.fr },
	};
}

/** A new event like an earlier one: the same words, on a day still to be chosen, not shown to visitors before it is. */
export function copyOf(event: SocialEvent): EventDraft {
	const draft = eventDraftOf(event);
	return { ...draft, date: "", calendarDate: "", published: false, fr: { ...draft.fr, date: "" } };
}

/** What is sent to the server: without French texts when none is written. */
export function eventInputOf(draft: EventDraft): EventInput {
	const french = Object.values(draft.fr).some((text) => text.trim() !== "");
	return {
		...draft,
		calendarDate: draft.calendarDate || null,
		startTime: draft.startTime || null,
		fr: french ? draft.fr : null,
	};
}
