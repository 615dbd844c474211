import { z } from "#app/content/schema.ts";
import { languages } from "#app/site/site-config.ts";
import { articleFields, articleInput } from "./article.ts";

const language = z.enum(languages);

/** A text to be shown as readers will see it. */
export const previewInput = z
	.object({
		markdown: articleFields.content.schema,
		language: language.optional().meta({
			description: "That of the text: pictures have the library's words in it, as on the page.",
		}),
	})
	.meta({ id: "PreviewInput" });

export const previewResult = z.object({ html: z.string() }).meta({ id: "Preview" });

export type Preview = z.infer<typeof previewResult>;

/** A text whose pictures are looked at. */
export const undescribedInput = previewInput.required().meta({ id: "UndescribedInput" });

/** Pictures of a text, by address, that nobody described in its language. */
export const undescribedResult = z.object({ pictures: z.array(z.string()) }).meta({ id: "Undescribed" });

export type Undescribed = z.infer<typeof undescribedResult>;

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
