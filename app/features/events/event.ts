import { baseVersion } from "../../base-version";
import { z } from "../../schema";
import { wellFormed } from "../../text/well-formed";

/** The specification's two kinds of Singles Socials. */
export const eventTypes = ["Dinner", "Brunch"] as const;

/** The parts of the list of events. */
export const eventStatuses = ["all", "published", "draft"] as const;

const limits = { line: 120, description: 2_000 };
const fillIn = "Please fill in this field.";

/** One line of text: control characters, which no database column or calendar file may hold, become spaces. */
const line = z
	.string(fillIn)
	.overwrite((text) => wellFormed(text).replace(/\p{Cc}+/gu, " "))
	.trim()
	.max(limits.line, `Use at most ${limits.line} characters.`);

/** Text of several lines. */
const description = z
	.string()
	.overwrite((text) =>
		wellFormed(text)
			.replace(/\r\n?/g, "\n")
			.replace(/[^\P{Cc}\n]+/gu, " "),
	)
	.trim()
	.max(limits.description, `Use at most ${limits.description} characters.`);

const required = line.min(1, fillIn);

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
		title: required,
		/** Free text, such as `January 15`. */
		date: required,
		/** Free text, such as `6:30 pm - 9:30 pm`. */
		time: required,
		price: required.default("Rs1000"),
		type: z.enum(eventTypes, "Choose Dinner or Brunch.").default("Dinner"),
		location: line.default("Central Mauritius"),
		maxGuests: line.default("6-8"),
		published: z.boolean().default(true),
		/** `YYYY-MM-DD` in the business's time zone. */
		calendarDate: z.iso.date("Use a calendar day, such as 2026-10-04.").nullable().default(null),
		/** `HH:MM`, 24 hours, in the business's time zone. */
		startTime: z
			.string()
			.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Use 24 hours, such as 18:30.")
			.nullable()
			.default(null),
		fr: texts.nullable().default(null),
	})
	.meta({ id: "EventInput" });

export type EventInput = z.infer<typeof eventInput>;

/** An update also says which version it was made from, so that no newer text is overwritten unseen. */
export const eventUpdate = eventInput.extend({ version: baseVersion }).meta({ id: "EventUpdate" });

export const event = eventInput
	.extend({ id: z.string(), createdAt: z.string(), updatedAt: z.string(), version: z.int() })
	.meta({ id: "Event" });

export type SocialEvent = z.infer<typeof event>;
