import type { Language } from "#app/site/site-config.ts";

/** What visitors see of an author. */
export type ShownAuthor = {
	id: string;
	slug: string;
	name: string;
	words: string;
	/** What the words are written in. */
	wordsLanguage: Language;
	imageUrl: string | null;
	/** Where crops of the portrait stay, as CSS's `object-position`; absent for its middle. */
	position: string | undefined;
};

/** What the address of an author's page leads to: the page, its present slug, or nothing. */
export type FoundAuthor = { author: ShownAuthor } | { movedTo: string } | undefined;
