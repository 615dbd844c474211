import { choice, line, lines, optional, yesOrNo } from "#app/content/field.ts";
import type { Content } from "#app/content/localized.ts";
import { z } from "#app/content/schema.ts";
import { baseVersion, inputSchema } from "#app/content/shapes.ts";
import { defaultFacts, type Facts } from "#app/site/facts.ts";
import { rupees } from "#app/site/site-facts.ts";

/** The specification's two kinds of Singles Socials. */
export const eventTypes = ["Dinner", "Brunch"] as const;

/** The parts of the list of events. */
export const eventStatuses = ["all", "published", "draft"] as const;

/** What the facts of the business say of an event: its guests as a rule, such as `6-8`, and price. */
export function usualTable({ table, ticket }: Pick<Facts, "table" | "ticket">) {
	return { maxGuests: `${table.min}-${table.max}`, price: rupees.en(ticket) };
}

const usual = usualTable(defaultFacts);

/** Most characters of a line. */
const max = 120;

/** What an event holds, in the order of its form: one line here is a field everywhere. */
export const eventFields = {
	title: line({
		max,
		required: true,
		translated: true,
		searched: ["list"],
		form: { label: "events.eventTitle", span: "most" },
	}),
	type: choice(eventTypes, { message: "Choose Dinner or Brunch." }),
	/** Free text, such as `January 15`. */
	date: line({
		max,
		required: true,
		translated: true,
		form: {
			label: "events.date",
			placeholder: "events.datePlaceholder",
			translationHint: "events.dateTranslationHint",
		},
	}),
	/** Free text, such as `6:30 pm - 9:30 pm`. */
	time: line({
		max,
		required: true,
		translated: true,
		form: { label: "events.time", placeholder: "events.timePlaceholder" },
	}),
	/** `YYYY-MM-DD` in the business's time zone. */
	calendarDate: optional(z.iso.date("Use a calendar day, such as 2026-10-04."), {
		form: {
			label: "events.calendarDate",
			hint: "events.calendarDateHint",
			rule: "events.calendarDateRule",
			type: "date",
		},
	}),
	/** `HH:MM`, 24 hours, in the business's time zone. */
	startTime: optional(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Use 24 hours, such as 18:30."), {
		form: {
			label: "events.startTime",
			hint: "events.startTimeHint",
			rule: "events.startTimeRule",
			type: "time",
		},
	}),
	location: line({
		max,
		default: "Central Mauritius",
		translated: true,
		searched: ["list"],
		fact: "events.place",
		form: { label: "events.location", span: "two" },
	}),
	maxGuests: line({
		max,
		default: usual.maxGuests,
		fact: "events.guests",
		form: { label: "events.maxGuests" },
	}),
	price: line({
		max,
		required: true,
		default: usual.price,
		translated: true,
		fact: "events.price",
		form: { label: "events.price" },
	}),
	description: lines({
		max: 2_000,
		translated: true,
		form: { label: "events.description", span: "all", rows: 3 },
	}),
	published: yesOrNo({ default: true }),
} as const;

type EventFields = typeof eventFields;

/**
 * What creates or replaces an event: title, date, time and price are required, the rest has the
 * specification's defaults.
 */
export const eventInput = inputSchema(eventFields);

export type EventInput = Content<EventFields>;

/** What a request may leave out: the facts of the business then say it. */
export const eventRequest = eventInput
	.extend({
		maxGuests: eventFields.maxGuests.schema.optional(),
		price: eventInput.shape.price.unwrap().optional(),
	})
	.meta({ id: "EventInput" });

/**
 * An update also says which version it was made from, so that no newer text is overwritten unseen.
 */
export const eventUpdate = eventRequest.extend({ version: baseVersion }).meta({ id: "EventUpdate" });

export const event = eventInput
	.extend({ id: z.string(), createdAt: z.string(), updatedAt: z.string(), version: z.int() })
	.meta({ id: "Event" });

export type SocialEvent = EventInput & { id: string; createdAt: string; updatedAt: string; version: number };
