import { z } from "#app/content/schema.ts";
import { inEachLanguage } from "#app/i18n/language.ts";

/** How many weeks a curve of readers can show. */
export const growthSpans = ["26", "52"] as const;
export type GrowthSpan = (typeof growthSpans)[number];

const ofLanguage = z.object({
	/** How many confirmed in the week. */
	confirmed: z.int(),
	/** How many who had confirmed left in the week. */
	left: z.int(),
	/** How many read at its end. */
	readers: z.int(),
});

/** A week of the newsletter, from its Monday on, in each language. */
export const readersWeek = z
	.object({
		/** Its Monday, `YYYY-MM-DD`, in the business's time zone. */
		monday: z.iso.date(),
		...inEachLanguage(() => ofLanguage),
	})
	.meta({ id: "ReadersWeek" });

export type ReadersWeek = z.infer<typeof readersWeek>;
