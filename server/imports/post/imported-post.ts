import type { Language } from "#app/site/site-config.ts";

/** The parts of an article that were not taken as they were, each with its words in the dictionaries. */
export type LossKind =
	| "embed"
	| "gallery"
	| "shortcode"
	| "block"
	| "form"
	| "script"
	| "table"
	| "mark"
	| "file"
	| "picture-missing"
	| "picture-refused"
	| "comments"
	| "fields"
	| "tags"
	| "authors"
	| "author-full"
	| "title-cut"
	| "excerpt-cut"
	| "excerpt-made"
	| "word-cut"
	| "password"
	| "private"
	| "members-only"
	| "pending"
	| "scheduled"
	| "sent"
	| "date"
	| "address"
	| "address-led"
	| "code"
	| "too-long"
	| "too-nested"
	| "unreadable"
	| "no-html"
	| "incomplete"
	| "apart";

/** One thing of an article that was not taken; `detail` says which, in the old site's words, or is blank. */
export type Loss = { kind: LossKind; detail: string };

export type ImportedPicture = { address: string; alt: string; caption: string };

/** A text of another site, in one language, as it is there. */
export type ImportedPost = {
	/** Is the same in every export of that site. */
	key: string;
	language: Language;
	title: string;
	excerpt: string;
	html: string;
	slug: string;
	author: string;
	category: string;
	tags: string[];
	picture: ImportedPicture | undefined;
	searchTitle: string;
	searchDescription: string;
	originalUrl: string;
	state: "published" | "scheduled" | "draft";
	date: Date | undefined;
	/** The whole address at which readers know it; undefined where it was never public. */
	address: string | undefined;
	/** The same for the texts of one article in several languages; undefined for one that stands alone. */
	group: string | undefined;
	losses: Loss[];
};

/** The things beside the articles that are not taken: how many of each kind, and the names of some. */
export type LeftBehind = Map<string, { count: number; names: string[] }>;

/** Names that are listed of each kind that is left behind. */
const namesListed = 200;

/** Counts a thing that is left behind. */
export function leaveBehind(left: LeftBehind, kind: string, name = ""): void {
	const known = left.get(kind) ?? { count: 0, names: [] };
	known.count += 1;
	if (name !== "" && known.names.length < namesListed) known.names.push(name);
	left.set(kind, known);
}

/** Stands for the address of a site whose export does not name it. */
export const unknownSite = "https://old-site.invalid";

/** A file that is no export of another site, or one that cannot be read safely. */
export class ImportFileError extends Error {}
