import type { Generated } from "kysely";
import type { Instant, Language, YesNo } from "./column-types.ts";

export type EventsTable = {
	id: string;
	/** The slug of its address; it stays from the first announcement on. */
	slug: string;
	/** JSON: the slugs of translations that have one of their own, by language; null for none. */
	own_slugs: string | null;
	type: "Dinner" | "Brunch";
	state: "announced" | "few" | "full" | "postponed" | "cancelled";
	/** Years of age of those invited. */
	age_from: number | null;
	age_to: number | null;
	/** A language of the site, `all` of them, or `unsaid`. */
	spoken: Language | "all" | "unsaid";
	/** The time at which visitors first saw it. */
	announced_at: Instant | null;
	/** `YYYY-MM-DDTHH:MM` or `YYYY-MM-DD`: when it was to take place before it was moved. */
	previous_start: string | null;
	/** Free text that could not be read as a size. */
	max_guests: string;
	/** Guests of the table; null: as many as `max_guests` says in words. */
	table_size: number | null;
	/** Rupees a seat. */
	ticket_price: number | null;
	/** Words of an older version's texts beside the real values. */
	older_words: Generated<string>;
	/** `YYYY-MM-DD` in the business's time zone. */
	calendar_date: string | null;
	/** `HH:MM`, 24 hours, in the business's time zone. */
	start_time: string | null;
	/** `HH:MM`; one before the start is on the next day. */
	end_time: string | null;
	/** The name of the place, told to those confirmed alone. */
	restaurant: Generated<string>;
	address: Generated<string>;
	map_link: Generated<string>;
	published: YesNo;
	created_at: Instant;
	updated_at: Instant;
	version: number;
	/** The number of changes that a guest would notice. */
	sequence: number;
	/** The last so many of them were of what only those confirmed are told. */
	quiet_changes: Generated<number>;
	/** The texts that the list is searched by, in every language, folded for comparing. */
	folded: Generated<string>;
};

/** The texts of an event in one language. */
export type EventTextsTable = {
	event_id: string;
	language: Language;
	title: string;
	/** Free text that could not be read as a day, hours or a price. */
	date: string;
	time: string;
	price: string;
	location: string;
	description: string;
	/** The way there, and below it what the ticket includes, told to those confirmed alone. */
	directions: Generated<string>;
	included: Generated<string>;
	/** JSON: the texts of other languages at the last save, where they changed since. */
	former_originals: string | null;
};

/** Events that calendars may still show. No foreign key: the event may be gone. */
export type WithdrawnEventsTable = {
	event_id: string;
	/** The event as it was last seen, in JSON. */
	event: string;
	withdrawn_at: Instant;
};
