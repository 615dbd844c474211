import type { EntrySlugs } from "#app/content/entry-slugs.ts";
import { choice, line, lines, optional, wholeNumber, yesOrNo } from "#app/content/field.ts";
import type { Content } from "#app/content/localized.ts";
import { z } from "#app/content/schema.ts";
import { baseVersion, draftSchema, inputSchema, ownSlugs } from "#app/content/shapes.ts";
import { defaultFacts, type Facts } from "#app/site/facts.ts";
import { defaultLanguage, languages, rupees } from "#app/site/site-config.ts";
import { requireAges, requireHours, requireReal, requireTitle, requireWhen } from "./event-rules.ts";

/** The specification's two kinds of Singles Socials. */
export const eventTypes = ["Dinner", "Brunch"] as const;

/** What the owner says of a published table; whether it is over, the clock says. */
export const eventStates = ["announced", "few", "full", "postponed", "cancelled"] as const;

/** What is spoken at a table: a language of the site, all of them, or nothing is said of it. */
export const spokenChoices = ["unsaid", ...languages, "all"] as const;

/** The parts of the list of events. */
export const eventStatuses = ["all", "published", "draft"] as const;

/** What the facts of the business say of an event: its guests as a rule, such as `6-8`, and price. */
export function usualTable({ table, ticket }: Pick<Facts, "table" | "ticket">) {
	return { maxGuests: `${table.min}-${table.max}`, price: rupees[defaultLanguage](ticket) };
}

const usual = usualTable(defaultFacts);

/** Most characters of a line. */
const max = 120;

const age = { min: 18, most: 99, message: "Use an age in years, from 18 on." };
const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
const clockRule = "Use 24 hours, such as 18:30.";

/**
 * What an event holds, in the order of its form: one line here is a field everywhere. `date`,
 * `time`, `price` and `maxGuests` are the specification's texts: what they say is read into the
 * real day, hours, price and size, and they hold only what could not be read.
 */
export const eventFields = {
	title: line({
		max,
		translated: true,
		searched: ["list"],
		compared: true,
		form: { label: "events.eventTitle", hint: "events.titleHint", required: true },
	}),
	type: choice(eventTypes, { message: "Choose Dinner or Brunch." }),
	/** `YYYY-MM-DD` in the business's time zone. */
	calendarDate: optional(z.iso.date("Use a calendar day, such as 2026-10-04."), {
		form: { label: "events.day", rule: "events.dayRule", type: "date", required: true },
	}),
	/** `HH:MM`, 24 hours, in the business's time zone. */
	startTime: optional(z.string().regex(clock, clockRule), {
		form: {
			label: "events.startTime",
			hint: "events.startTimeHint",
			rule: "events.timeRule",
			type: "time",
			required: true,
		},
	}),
	/** `HH:MM`; one before the start is on the next day. */
	endTime: optional(z.string().regex(clock, clockRule), {
		form: { label: "events.endTime", hint: "events.endTimeHint", rule: "events.endTimeRule", type: "time" },
	}),
	/** Rupees a seat. */
	ticketPrice: wholeNumber({
		min: 0,
		most: 1_000_000,
		message: "Use a whole number of rupees, such as 1000.",
		form: {
			label: "events.price",
			hint: "events.priceHint",
			rule: "events.priceRule",
			type: "number",
			required: true,
		},
	}),
	location: line({
		max,
		default: "Central Mauritius",
		translated: true,
		searched: ["list"],
		compared: true,
		form: { label: "events.location" },
	}),
	/** Guests of the table; none: as many as `maxGuests` says in words. */
	tableSize: wholeNumber({ min: 2, most: 40, message: "Use a whole number of guests, such as 8." }),
	/** Years of age of those invited, from the youngest to the oldest. */
	ageFrom: wholeNumber({
		...age,
		form: { label: "events.ageFrom", rule: "events.ageRule", type: "number" },
	}),
	ageTo: wholeNumber({ ...age, form: { label: "events.ageTo", rule: "events.ageRule", type: "number" } }),
	spoken: choice(spokenChoices, { message: "Choose a language of the site." }),
	state: choice(eventStates, { message: "Choose announced, few, full, postponed or cancelled." }),
	description: lines({
		max: 2_000,
		translated: true,
		compared: true,
		form: { label: "events.description", rows: 3 },
	}),
	/** Free text, such as `January 15`. */
	date: line({ max, translated: true }),
	/** Free text, such as `6:30 pm - 9:30 pm`. */
	time: line({ max, translated: true }),
	/** Free text, such as `Rs1000`. */
	price: line({ max, default: usual.price, translated: true }),
	/** Free text, such as `6-8`. */
	maxGuests: line({ max, default: usual.maxGuests }),
	/** What texts of an older version said beside the real values, until the event is saved again. */
	olderWords: line({ max: 1_000, internal: true }),
	published: yesOrNo({ default: true }),
} as const;

export type EventFields = typeof eventFields;

const input = inputSchema(eventFields);

/**
 * What creates or replaces an event: a title in one of the languages, date, time and price are
 * required, the rest has the specification's defaults. Date, time, price and guests may be written
 * as text or as real values; where both are there, the real one counts.
 */
export const eventInput = input.check(requireTitle, requireWhen, requireHours, requireAges);

export type EventInput = Content<EventFields>;

const request = input.extend({
	maxGuests: eventFields.maxGuests.schema.optional(),
	price: eventFields.price.schema.optional(),
});

/** What a request may leave out: the facts of the business then say it. */
export const eventRequest = request
	.check(requireTitle, requireWhen, requireHours, requireAges)
	.meta({ id: "EventInput" });

/**
 * An update also says which version it was made from, so that no newer text is overwritten unseen.
 */
export const eventUpdate = request
	.extend({ version: baseVersion })
	.check(requireTitle, requireWhen, requireHours, requireAges)
	.meta({ id: "EventUpdate" });

/** What the form must hold to be saved: the server's own rules, and nothing as text alone. */
export const eventDraft = draftSchema(eventFields).check(
	requireTitle,
	requireReal,
	requireHours,
	requireAges,
);

export const event = input
	.extend({
		id: z.string(),
		/** The last part of its page's address. */
		slug: z.string().default(""),
		ownSlugs,
		/** When visitors first saw it. */
		announcedAt: z.string().nullable().default(null),
		/** When it was to take place before it was moved: its day, with its time where one was known. */
		previousStart: z.string().nullable().default(null),
		createdAt: z.string(),
		updatedAt: z.string(),
		version: z.int(),
		/** How often something changed that a guest would notice; calendars tell it from older ones. */
		sequence: z.int(),
	})
	.meta({ id: "Event" });

export type SocialEvent = EventInput & {
	id: string;
	slug: string;
	ownSlugs: EntrySlugs["ownSlugs"];
	announcedAt: string | null;
	previousStart: string | null;
	createdAt: string;
	updatedAt: string;
	version: number;
	sequence: number;
};
