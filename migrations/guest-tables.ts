import type { Generated } from "kysely";
import type { Instant, Language, YesNo } from "./column-types.ts";

/** The state of a guest at a table. */
type GuestState = "applied" | "waiting" | "invited" | "confirmed" | "paid" | "came" | "moved" | "cancelled";

/**
 * One row a guest of a table: personal data of the strictest kind, for the administrator's eyes
 * alone, and gone sixty days after the evening.
 */
export type GuestsTable = {
	id: string;
	event_id: string;
	first_name: string;
	/** Years. */
	age: number;
	gender: "woman" | "man";
	/** Lower case; empty where it is not known. */
	email: string;
	telephone: string;
	note: string;
	/** Food that they do not eat. */
	diet: string;
	language: Language;
	state: GuestState;
	state_since: Instant;
	/** Their state before a host ticked that they are here; null where the owner says so. */
	came_from: GuestState | null;
	/** The guest's row at another table; null unless the state is `moved`. */
	moved_to: string | null;
	/** The event's count of changes when the guest was told of it other than by mail; null if never. */
	told_sequence: number | null;
	/** The time at which they accepted, where nobody has told them since where the table is. */
	accepted_at: Instant | null;
	/** `YYYY-MM-DD`: by when the invitation asked for their answer; null where it named no day. */
	answer_by: string | null;
	/** True if they agreed to be written to by WhatsApp. */
	takes_messages: YesNo;
	/** The time at which they got their seat; mails queued before it are about another one. */
	seated_at: Instant | null;
	/** The event at which they were told of a seat, until they hear of the move; no foreign key. */
	moved_from: string | null;
	created_at: Instant;
	updated_at: Instant;
	version: number;
};

/** A mail of a table that was ordered for a guest: once for each change that guests notice. */
export type GuestMailsTable = {
	id: string;
	guest_id: string;
	kind:
		| "invitation"
		| "waiting"
		| "confirmation"
		| "reminder"
		| "moved"
		| "change"
		| "postponement"
		| "cancellation"
		| "backOn"
		| "feedback"
		| "results";
	/** The event's count of changes by then. */
	sequence: number;
	/** The recipient. */
	email: string;
	/** True if the owner said that she sent the same by WhatsApp: then no mail of it was queued. */
	is_message: Generated<YesNo>;
	/** The id in `outgoing_mails`, which forgets it after a while. */
	mail_id: string;
	ordered_at: Instant;
};

/** The links in guests' mails. */
export type GuestLinksTable = {
	/** SHA-256 of the token, in hexadecimal. */
	token_hash: string;
	guest_id: string;
	/** The one page that it opens. */
	page: "invitation" | "feedback";
	created_at: Instant;
	expires_at: Instant;
};

/** The time in which the guests of an evening may say whom they would like to see again. */
export type FeedbackRoundsTable = {
	event_id: string;
	/** `YYYY-MM-DD`, where the business is. */
	last_day: string;
};

/** A guest's answer after an evening, without the names they gave. */
export type FeedbackAnswersTable = {
	guest_id: string;
	/** True if their number may be given where a wish is mutual. */
	shares_number: YesNo;
	/** The number to give; empty for the one on the guest list. */
	telephone: string;
	answered_at: Instant;
};

/** One row for each guest whom another one would like to see again. */
export type FeedbackWishesTable = {
	guest_id: string;
	wished_id: string;
};

/** Facts about a table's guests as a whole; the row is made with the first one. */
export type SeatingsTable = {
	event_id: string;
	/** The table is reserved under it, and found by it. */
	surname: string;
	/** 1 if the reminder is sent by itself, 2 while a restore holds one that may have left. */
	reminds: Generated<YesNo | 2>;
	/** JSON: how many women and men stood where; null until the guests are erased. */
	counts: string | null;
	erased_at: Instant | null;
	version: number;
};

/**
 * Former guests of a table whose guests are erased, so that the same people do not meet again
 * within six months. It names nobody. No foreign key: the event may be gone.
 */
export type FormerSeatsTable = {
	event_id: string;
	/** A keyed hash of the address. */
	person: string;
	/** `YYYY-MM-DD`. */
	evening: string;
};
