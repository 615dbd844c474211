import type { Instant, Language, YesNo } from "./column-types.ts";

/** A form of the site: one row each, made with the table. */
export type FormsTable = {
	id: "membership" | "network" | "socials" | "referral";
	/** Nobody but the owner sees a draft; a closed one was open before. */
	state: "draft" | "open" | "closed";
	opened_at: Instant | null;
	/** The time for which an application is kept once it was declined or withdrawn. */
	declined_months: number;
	/** The time for which one that was not sent is kept after its last change. */
	unfinished_days: number;
	version: number;
};

/** A question of a form, or a section that begins a new step. */
export type QuestionsTable = {
	id: string;
	form: FormsTable["id"];
	position: number;
	kind: string;
	/** The further use that the site makes of the answer, such as `firstName`; `none` for none. */
	purpose: string;
	is_required: YesNo;
	/** Bounds of a number, or the ends of a scale. */
	least: number | null;
	most: number | null;
	/** The question, and the place of the option among its options, without which this one is not asked. */
	shown_if: string | null;
	shown_if_option: number | null;
	created_at: Instant;
	updated_at: Instant;
	version: number;
};

/** The texts of a question in one language. */
export type QuestionTextsTable = {
	question_id: string;
	language: Language;
	label: string;
	help: string;
	/** JSON: the options of a choice, or the words at the ends of a scale. */
	options: string;
};

/**
 * The applications. All that says who somebody is is encrypted with a key of the row, which is itself
 * encrypted with the master key: neither is in the database.
 */
export type ApplicationsTable = {
	id: string;
	form: FormsTable["id"];
	language: Language;
	state: "unfinished" | "new" | "read" | "conversation" | "accepted" | "kept" | "declined" | "withdrawn";
	/** The membership of an accepted applicant. */
	membership: "active" | "paused" | "left" | null;
	/** The table that they came from; no foreign key: it may be gone. */
	event_id: string | null;
	/** The guest that was made of it; no foreign key: they may be erased. */
	guest_id: string | null;
	/** The key of the row, encrypted with the master key of this fingerprint. */
	wrapped_key: string;
	master_key_id: string;
	/** Encrypted: name, mail and telephone, for the list. */
	summary: string;
	/** Encrypted: questions as they were asked, and answers. */
	content: string;
	/** JSON: the reasons for which it looks automatic; `[]` for none. */
	flags: string;
	/** SHA-256 of the token of the browser that fills it in. */
	browser_hash: string | null;
	/** SHA-256 of the token of the link by which it is continued, and until when that opens it. */
	resume_hash: string | null;
	resume_until: Instant | null;
	/** SHA-256 of the token of the link that confirms one sent without scripts. */
	confirmation_hash: string | null;
	/** SHA-256 of the token of the link to what is held about its applicant. */
	held_hash: string | null;
	held_until: Instant | null;
	sent_at: Instant | null;
	state_at: Instant;
	/** The time at which the owner wants to be reminded of it. */
	remind_at: Instant | null;
	reminded_at: Instant | null;
	created_at: Instant;
	updated_at: Instant;
	version: number;
};

/** A photograph, encrypted with the key of its application. */
export type ApplicationPhotographsTable = {
	id: string;
	application_id: string;
	question_id: string;
	/** Encrypted bytes of a WebP. */
	content: Uint8Array;
	created_at: Instant;
};

/** The owner's notes and actions, in the order of time. Their words are encrypted. */
export type ApplicationEntriesTable = {
	id: string;
	application_id: string;
	kind: "note" | "state" | "mail";
	at: Instant;
	/** Null for the applicant and for the site itself. */
	person_id: string | null;
	/** Encrypted: the words of a note or mail; for a change of state, JSON that is not encrypted. */
	content: string;
};

/** Proofs of work that were accepted: none is accepted twice. Gone once they have expired. */
export type UsedProofsTable = { challenge: string; expires_at: Instant };

/** The master keys by their fingerprint. The keys themselves are outside of the database. */
export type MasterKeysTable = {
	id: string;
	created_at: Instant;
	/** The time at which the owner proved to have it on paper. */
	proved_at: Instant | null;
};
