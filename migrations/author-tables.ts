import type { Language } from "./column-types.ts";

/** The people who write articles. */
export type AuthorsTable = {
	id: string;
	/** The last part of the address of the author's page. */
	slug: string;
	/** A JSON array of those that it had before. */
	former_slugs: string;
	name: string;
	image_url: string | null;
	version: number;
};

/** The description of an author in one language. */
export type AuthorTextsTable = { author_id: string; language: Language; words: string };
