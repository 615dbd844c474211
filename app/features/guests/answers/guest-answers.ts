import { z } from "#app/content/schema.ts";
import { listedTexts } from "#app/content/shapes.ts";

/** Days for which answers are shown to the owner. */
export const answerDaysShown = 7;

/** The most names of guests who would fit a free seat that are shown. */
export const fittingShown = 5;

const names = z.array(z.string());

/** The recent answers of guests of a coming table, by first name. */
export const tableAnswers = z
	.object({
		tableId: z.string(),
		...listedTexts("title"),
		calendarDate: z.iso.date(),
		accepted: names,
		declined: names,
		/** Invited, without an answer by the day that their invitation named. */
		late: names,
		/** Guests who would fit a free seat. */
		fitting: names,
	})
	.meta({ id: "TableAnswers" });

export type TableAnswers = z.infer<typeof tableAnswers>;
