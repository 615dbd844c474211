import { line, lines, optional } from "#app/content/field.ts";
import type { Content, Draft } from "#app/content/localized.ts";
import { z } from "#app/content/schema.ts";
import { contentSchemas } from "#app/content/shapes.ts";
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

export const authorSchemas = contentSchemas(authorFields, "Author", {
	slug: z.string(),
	/** Articles that name the author, drafts too. */
	articles: z.int(),
	/** Published articles that name the author: with one, the author has a page. */
	published: z.int(),
});

export const authorInput = authorSchemas.schemas.input;

export type Author = z.infer<typeof authorSchemas.schemas.saved>;
