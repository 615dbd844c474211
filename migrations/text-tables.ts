import type { Instant, Language } from "./column-types.ts";

/** Texts that the owner published in place of shipped ones. */
export type OwnTextsTable = {
	/** The path of the text through the dictionaries. */
	key: string;
	language: Language;
	text: string;
	/** The shipped text when it was written. */
	replaced: string;
};

/** Changes of the next publication. */
export type TextDraftsTable = {
	key: string;
	language: Language;
	/** Null: back to what is shipped. */
	text: string | null;
	saved_at: Instant;
};

/** One row. A change of the draft moves it first, and so waits for other changes. */
export type TextDraftRevisionTable = { id: number; revision: number };

export type TextPublicationsTable = {
	id: string;
	published_at: Instant;
	/** The name of who published; null for the owner. */
	published_by: string | null;
	/** The publication that this one takes back. */
	undoes: string | null;
};

/** Changes of a publication. */
export type PublishedTextsTable = {
	publication_id: string;
	key: string;
	language: Language;
	/** Null: what was shipped. */
	before: string | null;
	after: string | null;
	shipped: string;
};

/** One row at most: the link that shows the site with its draft. */
export type DraftLinksTable = {
	id: number;
	token_hash: string;
	created_at: Instant;
	expires_at: Instant;
	/** The person whose link it is, and with whom it ends. */
	made_by: string | null;
};

/** Consent to being quoted: personal data, which no page reads but for whether there is one. */
export type TestimonialConsentsTable = {
	/** The key of the testimonial: its list and its name there. */
	entry: string;
	person: string;
	/** A day, as `2026-01-31`. */
	given_on: string;
	/** The text agreed to in each language, as JSON. */
	wording: string;
	recorded_at: Instant;
};
