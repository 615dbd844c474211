import type { Generated } from "kysely";
import type { Instant, Language, YesNo } from "./column-types.ts";

/** The people who may sign in. The owner, with the id `owner`, is always there. */
export type PeopleTable = {
	id: string;
	role: "owner" | "editor" | "host";
	name: Generated<string>;
	email: string | null;
	/** The language of mails to this person; null for the owner, whose devices know it. */
	language: Language | null;
	/** The one evening that a host sees; null for others. */
	event_id: string | null;
	created_at: Instant;
	/** Salted hash of a person's own access code; null for the owner, whose code is in `access_codes`. */
	code_hash: string | null;
	/** True if the access code suffices alone although there is a stronger key. */
	code_alone: Generated<YesNo>;
	/** The secret of one-time codes, in base32; in force once `totp_confirmed_at` is set. */
	totp_secret: string | null;
	totp_confirmed_at: Instant | null;
	/** The step of the last one-time code that was taken: none is taken twice. */
	totp_last_step: number | null;
	/** SHA-256 of the token of an invitation that was not accepted yet. */
	invitation_hash: string | null;
	invited_until: Instant | null;
};

/** Passkeys, by the id of their credential in base64url. */
export type PasskeysTable = {
	id: string;
	person_id: string;
	/** The key in the form of COSE, as base64url. */
	public_key: string;
	/** The number of signatures that its authenticator has made; 0 where it does not count. */
	counter: number;
	/** JSON: how a browser may reach it, such as `["internal"]`. */
	transports: string;
	name: string;
	/** The domain that it was made for. */
	relying_party: string;
	created_at: Instant;
	last_used_at: Instant | null;
};

/** Recovery codes by their hash; used once. */
export type RecoveryCodesTable = { person_id: string; hash: string; used_at: Instant | null };

/** Challenges that were given out and not answered yet; answered once. */
export type PasskeyChallengesTable = {
	challenge: string;
	purpose: "create" | "sign-in" | "confirm";
	/** Null for a sign-in: the passkey says whose it is. */
	person_id: string | null;
	expires_at: Instant;
};

/** The record of what was done, kept beside the people, who may have gone. Rows are never changed, but the count of an hour's wrong keys. */
export type AuditRecordsTable = {
	id: string;
	at: Instant;
	action: string;
	/** Null for what nobody signed in did, such as a wrong code or a command on the machine. */
	person_id: string | null;
	person_name: string | null;
	/** Browser and system, such as "Chrome, Android". */
	device: string | null;
	/** The subject of the action: a title, a name, or the hash of an address. */
	subject: string | null;
	/** JSON with what else is worth keeping; never personal data of guests or readers. */
	details: Generated<string>;
};
