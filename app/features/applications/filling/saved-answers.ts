import { z } from "#app/content/schema.ts";
import { maxQuestions } from "#app/features/forms/question.ts";
import { languages } from "#app/site/site-config.ts";

const word = z.string().regex(/^[\w-]{1,64}$/);

/** The body of an autosave. */
export const savedAnswers = z
	.object({
		language: z.enum(languages),
		answers: z
			.record(word, z.union([z.string(), z.array(z.string()).max(50)]))
			.refine((answers) => Object.keys(answers).length <= maxQuestions, "Too many answers at once."),
		/** The table that they came from. */
		table: word.optional(),
		/** True after the first save: where that application is gone, no second one is begun in its place. */
		hasBegun: z.boolean(),
		/** The open page, and the number of this save among its own. */
		turn: z.object({ page: word, number: z.int().min(0) }),
	})
	.meta({ id: "SavedAnswers" });

export type SavedAnswers = z.infer<typeof savedAnswers>;
