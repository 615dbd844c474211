import { z } from "#app/content/schema.ts";
import { languages } from "#app/site/site-config.ts";
import { articleFields, articleInput } from "./article.ts";

const language = z.enum(languages);

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

/** A text to check for pictures without a description. */
export const undescribedInput = previewInput.required().meta({ id: "UndescribedInput" });

/** The addresses of a text's pictures without a description in its language. */
export const undescribedResult = z.object({ pictures: z.array(z.string()) }).meta({ id: "Undescribed" });

export type Undescribed = z.infer<typeof undescribedResult>;

/** An article of the form, to preview as its page. */
export const pagePreviewInput = z
	.object({
		article: articleInput,
		/** The id of a saved article: its page shows its date. */
		id: z.string().nullable(),
		/** The language of the page. */
		language,
		/** The text that is shown where none is complete yet. */
		written: language,
	})
	.meta({ id: "PagePreviewInput" });

export type PagePreviewInput = z.infer<typeof pagePreviewInput>;

/** A new private link, and when it expires. The address is returned only once. */
export const previewLink = z.object({ url: z.string(), expiresAt: z.string() }).meta({ id: "PreviewLink" });

export type PreviewLink = z.infer<typeof previewLink>;

/** The expiry of an article's private link, or null without one. */
export const previewLinkState = z
	.object({ expiresAt: z.string().nullable() })
	.meta({ id: "PreviewLinkState" });

export type PreviewLinkState = z.infer<typeof previewLinkState>;
