import { z } from "#app/content/schema.ts";
import { otherLanguages } from "#app/site/site-config.ts";

/** The languages that a translator writes in: all but the one that is translated from. */
export const translated = z.object({ language: z.enum(otherLanguages) });

/** Twice what all texts take. */
export const maxFileCharacters = 1_000_000;

export const translationInput = z
	.object({ ...translated.shape, file: z.string().max(maxFileCharacters) })
	.meta({ id: "TranslationInput" });

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

export const translationAnswer = z
	.object({
		changed: z
			.int()
			.meta({ description: "Texts that the draft says otherwise now; 0 when there are problems." }),
		problems: z.array(translationProblem),
	})
	.meta({ id: "TranslationAnswer" });

export type TranslationAnswer = z.infer<typeof translationAnswer>;
