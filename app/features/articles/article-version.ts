import { versionHead } from "#app/content/history/version.ts";
import { z } from "#app/content/schema.ts";
import { articleInput } from "./article.ts";

/** A saved version of an article, without its texts. */
export const articleVersionHead = versionHead.meta({ id: "ArticleVersionHead" });

/** The content that was saved: earlier rules for a slug allowed longer ones. */
const savedInput = articleInput.extend({ slug: z.string() }).meta({ id: "SavedArticleInput" });

/** A saved version with its whole content: sending it back as an update restores it. */
export const articleVersion = articleVersionHead.extend({ input: savedInput }).meta({ id: "ArticleVersion" });
