import { withoutPrivate } from "#app/content/draft.ts";
import { choice, line, lines, optional, textField, wholeNumber, yesOrNo } from "#app/content/field.ts";
import type { Content } from "#app/content/localized.ts";
import { z } from "#app/content/schema.ts";
import { baseVersion, draftSchema, inputSchema, ownSlugs } from "#app/content/shapes.ts";
import { isWebAddress } from "#app/i18n/web-address.ts";
import { defaultFacts, type Facts } from "#app/site/facts.ts";
import { languages } from "#app/site/site-config.ts";
import { requireAges, requireHours, requireReal, requireTitle, requireWhen } from "./event-rules.ts";

/** The specification's two kinds of Singles Socials. */
export const eventTypes = ["Dinner", "Brunch"] as const;

/** States that the owner sets; whether a table is over, the clock tells. */
export const eventStates = ["announced", "few", "full", "postponed", "cancelled"] as const;

/** Languages spoken at a table: one of the site, all of them, or not told. */
export const spokenChoices = ["unsaid", ...languages, "all"] as const;

export const eventStatuses = ["all", "published", "draft"] as const;

/** Returns the usual guests, such as `6-8`, and price of an event by the facts of the business. */
export function usualTable({ table, ticket }: Pick<Facts, "table" | "ticket">) {
	return { maxGuests: `${table.min}-${table.max}`, price: `Rs${ticket}` };
}

const usual = usualTable(defaultFacts);

const max = 120;

const age = { min: 18, most: 99, message: "Use an age in years, from 18 on." };
const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
/** The https address of a place on a map, or blank. */
const mapLink = z
	.string()
	.trim()
	.max(500)
	.refine((typed) => typed === "" || isWebAddress(typed), "Use a whole address that begins with https://.");
const clockRule = "Use 24 hours, such as 18:30.";

/**
 * The fields of an event, in the order of its form. `date`, `time`, `price` and `maxGuests` are the
 * specification's texts: they hold only what could not be read into real values.
 */
export const eventFields = {
	title: line({
		max,
		translated: true,
		searched: ["list"],
		compared: true,
		// The day and the site's name follow it in search results.
		form: { label: "events.eventTitle", hint: "events.titleHint", shownLength: 30, required: true },
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
		form: { label: "events.location", hint: "events.locationHint" },
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
	/** The private fields of the place, shown to confirmed guests alone. */
	restaurant: line({ max, private: true, form: { label: "events.restaurant" } }),
	address: line({ max: 200, private: true, form: { label: "events.address", hint: "events.addressHint" } }),
	mapLink: textField(mapLink, {
		max: 500,
		private: true,
		form: { label: "events.mapLink", hint: "events.mapLinkHint", rule: "events.mapLinkRule", asTyped: true },
	}),
	/** The way there: parking, the entrance, the floor. */
	directions: lines({
		max: 1_000,
		translated: true,
		compared: true,
		private: true,
		form: { label: "events.directions", hint: "events.directionsHint", rows: 2 },
	}),
	/** The parts of the evening that the ticket includes, and those that are paid there. */
	included: lines({
		max: 500,
		translated: true,
		compared: true,
		private: true,
		form: { label: "events.included", hint: "events.includedHint", rows: 2 },
	}),
	/** Free text, such as `January 15`. */
	date: line({ max, translated: true }),
	/** Free text, such as `6:30 pm - 9:30 pm`. */
	time: line({ max, translated: true }),
	/** Free text, such as `Rs1000`. */
	price: line({ max, default: usual.price, translated: true }),
	/** Free text, such as `6-8`. */
	maxGuests: line({ max, default: usual.maxGuests }),
	/** Words of older texts beside the real values, until the event is saved again. */
	olderWords: line({ max: 1_000, internal: true }),
	published: yesOrNo({ default: true }),
} as const;

export type EventFields = typeof eventFields;

const input = inputSchema(eventFields);

/** Validates a new event. Date, time, price and guests may be texts or real values, which win. */
export const eventInput = input.check(requireTitle, requireWhen, requireHours, requireAges);

export type EventInput = Content<EventFields>;

const request = input.extend({
	maxGuests: eventFields.maxGuests.schema.optional(),
	price: eventFields.price.schema.optional(),
});

/** Validates a request, in which the facts of the business are the defaults. */
export const eventRequest = request
	.check(requireTitle, requireWhen, requireHours, requireAges)
	.meta({ id: "EventInput" });

/** Validates an update, which names the version that it was made from. */
export const eventUpdate = request
	.extend({ version: baseVersion })
	.check(requireTitle, requireWhen, requireHours, requireAges)
	.meta({ id: "EventUpdate" });

/** Validates the form: by the server's rules, but nothing as text alone. */
export const eventDraft = draftSchema(eventFields).check(
	requireTitle,
	requireReal,
	requireHours,
	requireAges,
);

const stored = z.object({
	id: z.string(),
	slug: z.string().default(""),
	ownSlugs,
	announcedAt: z.string().nullable().default(null),
	/** Its original day, with the time if known, before it was moved. */
	previousStart: z.string().nullable().default(null),
	createdAt: z.string(),
	updatedAt: z.string(),
	version: z.int(),
	/** Counts the changes that guests notice, so that calendars know the newest. */
	sequence: z.int(),
	/** The number of its last changes that were of private fields, of which those confirmed alone are told. */
	quietChanges: z.int().default(0),
});

export const event = input.extend(stored.shape).meta({ id: "Event" });

export type SocialEvent = EventInput & z.infer<typeof stored>;

/** Returns an event as visitors may have it: without what is private, and its changes. */
export function shownEvent(event: SocialEvent): SocialEvent {
	const sequence = event.sequence - event.quietChanges;
	return { ...withoutPrivate(eventFields, event), sequence, quietChanges: 0 };
}

/** Guests of a table, rare sizes first: always as many women as men (specification, section 9). */
export function tableSizes({ table, tableSmall }: Pick<Facts, "table" | "tableSmall">): number[] {
	const usual = Array.from({ length: (table.max - table.min) / 2 + 1 }, (_, step) => table.min + 2 * step);
	return [tableSmall, ...usual];
}
