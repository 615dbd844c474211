import { z } from "#app/content/schema.ts";
import { listedTexts } from "#app/content/shapes.ts";

/** An evening whose guests were promised an answer, and do not have it yet. */
export const owedResults = z
	.object({
		/** Of the event. */
		id: z.string(),
		...listedTexts("title"),
		calendarDate: z.iso.date(),
		/** The last day on which they could answer. */
		lastDay: z.iso.date(),
		/** How many of those who were asked have no answer on its way to them. */
		guests: z.int(),
	})
	.meta({ id: "OwedResults" });

export type OwedResults = z.infer<typeof owedResults>;
