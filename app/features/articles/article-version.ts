import { z } from "zod";
import { articleInput } from "./article";

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

/** A saved version with everything that was saved: sent back, it is the article again. */
export const articleVersion = articleVersionHead
	.extend({ input: articleInput })
	.meta({ id: "ArticleVersion" });

export type ArticleVersion = z.infer<typeof articleVersion>;
