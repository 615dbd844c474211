import type { Instant, Language } from "./column-types.ts";
import type { SubscriberReach } from "./letter-tables.ts";

export type SubscribersTable = SubscriberReach & {
	id: string;
	/** Lower case. */
	email: string;
	state: "pending" | "confirmed" | "unsubscribed";
	language: Language;
	/** Path of the page on which the person subscribed, or `import` or `hand`. */
	page: string;
	consent_version: string;
	created_at: Instant;
	confirmed_at: Instant | null;
	unsubscribed_at: Instant | null;
	/** The time at which the form was last sent for this address. */
	asked_at: Instant;
	/** The token in every mail to this person, for ever: 256 random bits. */
	unsubscribe_token: string;
	/** The source of a consent that was not given by the form. */
	consent_id: string | null;
};

/** Consents that the form did not take: of an import, or of one who was added by hand. */
export type ConsentsTable = {
	id: string;
	/** True if the owner states that people agreed, or each of them is asked. */
	kind: "stated" | "asked";
	statement: string;
	/** `YYYY-MM-DD`; null where each is asked. */
	given_on: string | null;
	/** Blank where they were added by hand. */
	file_name: string;
	recorded_at: Instant;
	recorded_by: string;
};

/** The links that confirm a subscription, one for each mail that was written. */
export type ConfirmationsTable = {
	/** SHA-256 of the token, in hexadecimal. */
	token_hash: string;
	subscriber_id: string;
	created_at: Instant;
	expires_at: Instant;
	used_at: Instant | null;
};

/** Links of mails whose record was joined with another one of the same reader: they lead to that. */
export type FormerLinksTable = { unsubscribe_token: string; subscriber_id: string };

/** The people who were erased: nothing of them can be read here. */
export type ForgottenSubscribersTable = {
	/** HMAC-SHA256 of the folded address, in hexadecimal. */
	address_hash: string;
	forgotten_at: Instant;
};

/** One row, made with its table: the secret that addresses are hashed with. */
export type ForgettingKeysTable = { id: number; key: string };
