import { z } from "#app/content/schema.ts";
import { textName } from "./site-text.ts";

/** One text of a publication: what visitors read before and after it. */
const publishedChange = z
	.object({ ...textName.shape, before: z.string(), after: z.string() })
	.meta({ id: "PublishedTextChange" });

export const textPublication = z
	.object({
		id: z.string(),
		publishedAt: z.string(),
		publishedBy: z.string().optional().meta({ description: "Who published it, where it was not the owner." }),
		undoes: z.string().nullable().meta({ description: "The publication that this one takes back." }),
		changes: z.array(publishedChange),
	})
	.meta({ id: "TextPublication" });
export type TextPublication = z.infer<typeof textPublication>;

/** Publications of a page of the history, the newest first. */
export const publicationsOfPage = 50;

/** The page of the history that begins after a publication; the first without one. */
export const historyPage = z.object({ after: z.string().max(100).optional() });

export const publishInput = z
	.object({ revision: z.int().meta({ description: "Of the draft that was reviewed." }) })
	.meta({ id: "PublishTextsInput" });

/** The texts to undo of a publication; all if none is named. */
export const undoInput = z
	.object({ texts: z.array(textName).min(1).optional() })
	.meta({ id: "UndoTextsInput" });

export const undone = z
	.object({
		undone: z.int().meta({ description: "Texts that say again what they said before." }),
		kept: z.int().meta({ description: "Texts that were changed again since, and stay as they are." }),
	})
	.meta({ id: "UndoneTexts" });
export type Undone = z.infer<typeof undone>;
