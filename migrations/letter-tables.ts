import type { Generated } from "kysely";
import type { Instant, Language, YesNo } from "./column-types.ts";

export type LettersTable = {
	id: string;
	/** The letter's address on the site; null until it is sent. */
	slug: string | null;
	/** JSON: the slugs of translations that have one of their own, by language; null for none. */
	own_slugs: string | null;
	/** A JSON array of text: what stands in the letter, in its order. */
	parts: string;
	english_articles: "shown" | "left-out";
	image_url: string | null;
	listed: YesNo;
	state: "draft" | "scheduled" | "sending" | "paused" | "sent" | "cancelled";
	audience: "all" | Language;
	/** The state of a letter that a restore stopped; null once its owner has decided. */
	held_from: "scheduled" | "sending" | null;
	/** The time at which a scheduled letter is sent. */
	send_at: Instant | null;
	started_at: Instant | null;
	/** The time at which the last reader was served, or the letter was cancelled. */
	finished_at: Instant | null;
	created_at: Instant;
	updated_at: Instant;
	version: number;
};

/** The texts of a letter in one language. */
export type LetterTextsTable = {
	letter_id: string;
	language: Language;
	subject: string;
	preheader: string;
	greeting: string;
	/** Markdown. */
	content: string;
	quote: string;
	quote_source: string;
	image_alt: string;
};

/** The text sent in one language: it never changes again, whatever becomes of what it shows. */
export type LetterEditionsTable = {
	letter_id: string;
	language: Language;
	/** JSON: what the letter's page shows. */
	edition: string;
	/** The mail but for what each recipient has of their own. */
	html: string;
	text: string;
};

/** One row a recipient. It holds no name: an erased reader leaves an id that leads nowhere. */
export type LetterDeliveriesTable = {
	letter_id: string;
	subscriber_id: string;
	language: Language;
	state: "waiting" | "sending" | "sent" | "failed" | "skipped" | "cancelled";
	tries: Generated<number>;
	/** The number of times that the server deferred it. */
	deferrals: Generated<number>;
	/** The due time of a waiting one, or the end of the claim of one being sent. */
	due_at: Instant;
	/** The process that sends it. */
	claimed_by: string | null;
	/** True if a process ended while it was handing this one over: it may have come twice. */
	interrupted: Generated<YesNo>;
	settled_at: Instant | null;
	/** The server's status alone: its words may repeat the address. */
	error: string | null;
	/** True if the address itself was at fault. */
	refused: Generated<YesNo>;
	/** Stands in the mail's own id and sender, and returns with what comes back. Null until a try. */
	return_code: string | null;
	/** The time of a report that an accepted letter did not arrive. */
	returned_at: Instant | null;
	/** The time of a report that its reader called it unwanted. */
	complained_at: Instant | null;
};

/** One row, made with its table: when the next letter may be handed to the mail server. */
export type MailPacesTable = { id: number; next_at: Instant };

/** Facts about how mail reaches a subscriber. */
export type SubscriberReach = {
	/** Letters that the address refused, one after the other. */
	refusals: Generated<number>;
	/** The time at which the address had refused so many that none is sent any more. */
	refused_at: Instant | null;
	/** The status of the last refusal. */
	refusal_status: string | null;
	/** The time from which on refusals count: when the address was last written to again. */
	refusals_from: Instant | null;
	/** The last time that the reader called a letter unwanted. */
	complained_at: Instant | null;
	/** The time until which the reader asked for no letter. */
	rests_until: Instant | null;
	/** Why the reader left, where they said so. */
	leaving_reason: "too-often" | "not-for-me" | "no-need" | "not-asked" | null;
};

/** The links by which a reader changes what is known of them, one for each mail that was written. */
export type ReaderLinksTable = {
	/** SHA-256 of the token, in hexadecimal. */
	token_hash: string;
	subscriber_id: string;
	/** The address that the link proves; null for one that proves the present address. */
	new_email: string | null;
	created_at: Instant;
	expires_at: Instant;
	used_at: Instant | null;
};

/** A version of a letter after a while of writing. */
export type LetterVersionsTable = {
	letter_id: string;
	version: number;
	title: string;
	words: number;
	/** The whole of what was saved, in JSON. */
	input: string;
	/** The start of the writing that this version ends. */
	begun_at: Instant;
	saved_at: Instant;
	/** The name of who saved it; null for the owner. */
	saved_by: string | null;
};

/** Visits by the links of a letter on a day. It names nobody. */
export type LetterArrivalsTable = {
	letter_id: string;
	/** `YYYY-MM-DD` in the business's time zone. */
	day: string;
	arrivals: number;
};

/** The mailboxes that reports arrive in. */
export type ReportMailboxesTable = {
	/** A hash of where the mailbox is. */
	mailbox: string;
	/** The validity of the mailbox's numbers: they stay as long as this does (RFC 3501, section 2.3.1.1). */
	uid_validity: string;
	/** The last mail that was looked at. */
	last_uid: number;
	/** The process that reads it. */
	held_by: string | null;
	held_until: Instant;
};
