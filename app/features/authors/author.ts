import { line, lines, optional } from "#app/content/field.ts";
import type { Content, Draft } from "#app/content/localized.ts";
import { z } from "#app/content/schema.ts";
import { baseVersion, draftSchema, inputSchema } from "#app/content/shapes.ts";
import { libraryPicture } from "#app/features/articles/article.ts";

/** The most authors: they are a list to choose from. */
export const maxAuthors = 30;

/** The fields of an author: one stated here is one everywhere. */
export const authorFields = {
	name: line({ max: 80, required: true, compared: true, form: { label: "authors.name" } }),
	words: lines({
		...{ max: 600, translated: true, compared: true },
		form: { label: "authors.words", hint: "authors.wordsHint", rows: 3 },
	}),
	imageUrl: optional(libraryPicture, {}),
} as const;

export type AuthorFields = typeof authorFields;
export type AuthorInput = Content<AuthorFields>;
export type AuthorDraft = Draft<AuthorFields>;

export const authorDraft = draftSchema(authorFields);

export const authorInput = inputSchema(authorFields).meta({ id: "AuthorInput" });

export const authorUpdate = authorInput.extend({ version: baseVersion }).meta({ id: "AuthorUpdate" });

export const author = authorInput
	.extend({
		id: z.string(),
		slug: z.string(),
		version: z.int(),
		/** Articles that name the author, drafts too. */
		articles: z.int(),
		/** Those of them that are published: with one, the author has a page. */
		published: z.int(),
	})
	.meta({ id: "Author" });

export type Author = z.infer<typeof author>;
