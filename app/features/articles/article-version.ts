import { z } from "#app/content/schema.ts";
import { articleInput } from "./article.ts";

/** Versions stored of one article: the newest ones. */
export const maxVersions = 20;

/** A saved version of an article, without its texts. */
export const articleVersionHead = z
	.object({
		version: z.int(),
		savedAt: z.string(),
		title: z.string(),
		/** Words of the English text. */
		words: z.int(),
	})
	.meta({ id: "ArticleVersionHead" });

export type ArticleVersionHead = z.infer<typeof articleVersionHead>;

/** What was saved: earlier rules for a slug allowed longer ones. */
const savedInput = articleInput.extend({ slug: z.string() }).meta({ id: "SavedArticleInput" });

/** A saved version with everything that was saved: sent back, it is the article again. */
export const articleVersion = articleVersionHead.extend({ input: savedInput }).meta({ id: "ArticleVersion" });

export type ArticleVersion = z.infer<typeof articleVersion>;
