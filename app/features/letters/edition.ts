import type { EntrySlugs } from "#app/content/entry-slugs.ts";
import type { Language } from "#app/site/site-config.ts";

/** An article as it stands in a letter. */
export type EditionArticle = {
	kind: "article";
	title: string;
	/** Blank where only the title stands. */
	excerpt: string;
	/** Below the site's own address. */
	path: string;
	imageUrl: string | null;
	imageAlt: string;
	/** Where a crop of its picture stays, as CSS's `object-position`: told when its page is shown. */
	imagePosition?: string | undefined;
	/** Its own language, which is not the letter's where there is no translation. */
	language: Language;
};

export type EditionTable = { title: string; when: string; place: string };

/** One part of a letter with all that is shown of it. */
export type EditionPart =
	| { kind: "words"; html: string }
	| EditionArticle
	| { kind: "tables"; tables: EditionTable[] }
	| { kind: "quote"; text: string; source: string }
	| { kind: "picture"; imageUrl: string; alt: string };

/** What tells the parts of one letter apart: none stands in it twice. */
export function partKey(part: EditionPart): string {
	return part.kind === "article" ? part.path : part.kind;
}

/**
 * A letter in one language with everything that it shows, taken together at one moment: what leaves
 * and what stands on the site stay as they were.
 */
export type Edition = {
	language: Language;
	subject: string;
	preheader: string;
	greeting: string;
	parts: EditionPart[];
};

/** An edition as its page shows it. */
export type ArchivedLetter = EntrySlugs & { edition: Edition; sentAt: string; listed: boolean };

/** A line of the list of past letters. */
export type ArchivedHead = {
	/** In the language of the list. */
	slug: string;
	sentAt: string;
	subject: string;
	preheader: string;
	/** Its own language, which is not the list's where it left in one language alone. */
	language: Language;
};
