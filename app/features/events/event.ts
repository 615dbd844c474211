import { z } from "zod";

/** The specification's two kinds of Singles Socials. */
export const eventTypes = ["Dinner", "Brunch"] as const;

const limits = { line: 120, description: 2_000 };
const line = z.string().trim().max(limits.line);
const description = z.string().trim().max(limits.description);

/** The texts of an event that may also be given in French. */
const texts = z.object({
	title: line.default(""),
	date: line.default(""),
	time: line.default(""),
	price: line.default(""),
	location: line.default(""),
	description: description.default(""),
});

/** What creates or replaces an event: title, date, time and price are required, the rest has the specification's defaults. */
export const eventInput = texts
	.extend({
		title: line.min(1),
		/** Free text, such as `January 15`. */
		date: line.min(1),
		/** Free text, such as `6:30 pm - 9:30 pm`. */
		time: line.min(1),
		price: line.min(1).default("Rs1000"),
		type: z.enum(eventTypes).default("Dinner"),
		location: line.default("Central Mauritius"),
		maxGuests: line.default("6-8"),
		published: z.boolean().default(true),
		calendarDate: z.iso.date().nullable().default(null),
		startTime: z
			.string()
			.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Use 24 hours, such as 18:30.")
			.nullable()
			.default(null),
		fr: texts.nullable().default(null),
	})
	.meta({ id: "EventInput" });

export type EventInput = z.infer<typeof eventInput>;

export const event = eventInput
	.extend({ id: z.string(), createdAt: z.string(), updatedAt: z.string(), version: z.int() })
	.meta({ id: "Event" });

export type SocialEvent = z.infer<typeof event>;
