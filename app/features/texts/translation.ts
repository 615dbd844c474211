import { z } from "#app/content/schema.ts";
import { otherLanguages } from "#app/site/site-config.ts";

/** The languages that a translator writes in: all but the one that is translated from. */
export const translated = z.object({ language: z.enum(otherLanguages) });

/** Twice what all texts take. */
export const maxFileCharacters = 1_000_000;

export const translationInput = z
	.object({
		...translated.shape,
		file: z.string().max(maxFileCharacters),
		/** The answer to the question about conflicts: what is taken, seen on which draft. */
		decision: z.object({ take: z.enum(["file", "present"]), revision: z.int() }).optional(),
	})
	.meta({ id: "TranslationInput" });
export type TranslationInput = z.infer<typeof translationInput>;

const translationProblem = z
	.object({
		key: z.string().meta({ description: "The text, or what stands in its place in the file." }),
		kind: z.enum([
			"unreadable",
			"language",
			"unknownKey",
			"address",
			"blank",
			"hidden",
			"brace",
			"italics",
			"unpaired",
			"tooLong",
			"unknown",
			"lost",
			"contradicts",
		]),
		names: z.array(z.string()).optional(),
		max: z.int().optional(),
		figure: z.string().optional(),
		says: z.string().optional(),
	})
	.meta({ id: "TranslationProblem" });
export type TranslationProblem = z.infer<typeof translationProblem>;

const translationConflict = z
	.object({
		key: z.string(),
		text: z.string().meta({ description: "What the file says." }),
		present: z.string().meta({ description: "What the draft says." }),
		isChangedHere: z.boolean().meta({ description: "The text itself is not the one that was exported." }),
		isMoved: z.boolean().meta({ description: "The original is not the one that was translated." }),
	})
	.meta({ id: "TranslationConflict" });
export type TranslationConflict = z.infer<typeof translationConflict>;

export const translationAnswer = z
	.object({
		changed: z.int().meta({
			description: "Texts that the draft says otherwise now; 0 when there are problems or conflicts.",
		}),
		problems: z.array(translationProblem),
		conflicts: z
			.array(translationConflict)
			.meta({ description: "Texts that changed on both sides: nothing is written before a decision." }),
		unfinished: z.int().meta({ description: "Texts that the file marks as fuzzy, which are not taken." }),
		revision: z.int().meta({ description: "Of the draft that the conflicts were found in." }),
	})
	.meta({ id: "TranslationAnswer" });
export type TranslationAnswer = z.infer<typeof translationAnswer>;
