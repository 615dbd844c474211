import { z } from "#app/content/schema.ts";
import { listedTexts } from "#app/content/shapes.ts";

/** An evening whose guests still wait for the promised results. */
export const owedResults = z
	.object({
		/** Of the event. */
		id: z.string(),
		...listedTexts("title"),
		calendarDate: z.iso.date(),
		/** The last day to answer. */
		lastDay: z.iso.date(),
		/** Guests who were asked and have no mail with results on its way. */
		guests: z.int(),
	})
	.meta({ id: "OwedResults" });

export type OwedResults = z.infer<typeof owedResults>;
