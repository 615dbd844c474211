import { z } from "#app/content/schema.ts";
import { article } from "./article.ts";

/** What a list needs of an article: all but the long texts and the French ones. */
export const articleSummary = article
	.omit({ content: true, fr: true })
	.extend({
		/** How far the French text is: readers see it once it is complete. */
		french: z.enum(["missing", "incomplete", "complete"]),
	})
	.meta({ id: "ArticleSummary" });

export type ArticleSummary = z.infer<typeof articleSummary>;

/** The categories that articles are written under, in the order of their letters, to choose from. */
export const writtenCategories = z
	.object({ en: z.array(z.string()), fr: z.array(z.string()) })
	.meta({ id: "WrittenCategories" });

export type WrittenCategories = z.infer<typeof writtenCategories>;
