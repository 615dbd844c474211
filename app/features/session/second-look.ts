import { z } from "#app/content/schema.ts";
import { accessCodeMaxLength } from "./access-code-rules.ts";
import { passkeyProof } from "./session.ts";

/**
 * Minutes for which a key counts after it was given: then it is asked for again before what cannot be
 * undone.
 */
export const keyMinutes = 15;

/** Operations for which a key must have been given lately. */
export const keyedOperations: readonly string[] = [
	// Exports.
	"GET /api/admin/subscribers.csv",
	"GET /api/admin/audit.csv",
	"GET /api/admin/guests",
	"GET /api/admin/applications.csv",
	"POST /api/admin/applications/{id}/opening",
	"GET /api/admin/backups/{name}",
	"GET /api/admin/backups/erased.json",
	"GET /api/admin/backups/unsubscribed.json",
	// Erasures.
	"DELETE /api/admin/subscribers/{id}",
	"DELETE /api/admin/guests",
	"DELETE /api/admin/applications/{id}",
	"POST /api/admin/applications/automatic-erasure",
	"DELETE /api/admin/deleted/{kind}/{id}",
	// Sending.
	"POST /api/admin/letters/{id}/send",
	"POST /api/admin/held-mails",
	// Keys, sessions and devices. The change of a code names the present one, and no second key.
	"POST /api/admin/access-code",
	"DELETE /api/admin/sessions",
	"DELETE /api/admin/sessions/{id}",
	"DELETE /api/admin/devices/{id}",
	"POST /api/admin/keys/passkeys/options",
	"POST /api/admin/keys/passkeys",
	"DELETE /api/admin/keys/passkeys/{id}",
	"POST /api/admin/keys/one-time-codes",
	"POST /api/admin/keys/one-time-codes/confirm",
	"DELETE /api/admin/keys/one-time-codes",
	"POST /api/admin/keys/recovery-codes",
	"PUT /api/admin/keys/code-alone",
	// The key of the applications, and what needs it.
	"GET /api/admin/applications-key/sheet",
	"POST /api/admin/applications-key",
	"POST /api/admin/applications-key/proof",
	"POST /api/admin/applications-key/entry",
	"POST /api/admin/applications-key/exchange",
	"POST /api/admin/forms/{id}/opening",
	"POST /api/admin/forms/{id}/closing",
	// People.
	"POST /api/admin/people",
	"POST /api/admin/people/{id}/invitation",
	"DELETE /api/admin/people/{id}",
];

/** Operations for which a key must be given again once the session was idle for `keyMinutes`. */
export const keyedAfterIdleness: readonly string[] = [
	"GET /api/admin/tables/{id}/guests",
	"GET /api/admin/tables/{id}/arrivals",
	"GET /api/admin/tables/{id}/payments",
	"GET /api/admin/owed-back",
	"GET /api/admin/payments/{id}/reminder",
	"GET /api/admin/tables/{id}/fitting",
	"GET /api/admin/events/{id}/mails",
	"POST /api/admin/events/{id}/mails",
	"POST /api/admin/bank-file",
	"GET /api/admin/subscribers",
	"GET /api/admin/applications",
	"GET /api/admin/applications/{id}/photographs/{photograph}",
	"POST /api/admin/applications/{id}/answer",
	"POST /api/admin/applications/{id}/guest",
	"PUT /api/admin/applications/{id}/state",
	"PUT /api/admin/applications/{id}/membership",
	"PUT /api/admin/applications/{id}/flags",
	"PUT /api/admin/applications/{id}/reminder",
	"POST /api/admin/applications/{id}/notes",
	"DELETE /api/admin/applications/{id}/notes/{note}",
];

/** Operations that a screen repeats by itself: a session that sends no others is idle. */
export const passiveOperations: readonly string[] = ["GET /api/admin/visits"];

export const confirmInput = z
	.object({
		password: z.string().max(accessCodeMaxLength),
		oneTimeCode: z
			.string()
			.max(40)
			.optional()
			.meta({ description: "A one-time code or a recovery code, where the access code is refused alone." }),
	})
	.meta({ id: "Confirmation" });

export type ConfirmInput = z.infer<typeof confirmInput>;

export const passkeyConfirm = z.object({ response: passkeyProof }).meta({ id: "PasskeyConfirmation" });
