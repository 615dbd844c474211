import { z } from "#app/content/schema.ts";
import { languages } from "#app/site/site-config.ts";
import { articleInput } from "./article.ts";

const language = z.enum(languages);

/** An article as it stands in the form, to be shown as the page of its readers. */
export const pagePreviewInput = z
	.object({
		article: articleInput,
		/** Of one that is saved: its readers know its date. */
		id: z.string().nullable(),
		/** Of the page. */
		language,
		/** The text that is shown where none is complete yet. */
		written: language,
	})
	.meta({ id: "PagePreviewInput" });

export type PagePreviewInput = z.infer<typeof pagePreviewInput>;
