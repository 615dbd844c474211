import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { StatedConsent } from "#app/features/newsletter/consent.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";

/** The content area has one person. */
const administrator = "administrator";

/** Stores a consent that was not given by the form. @returns its id. */
export async function recordConsent(
	transaction: Kysely<Tables>,
	clock: Clock,
	consent: ({ kind: "stated" } & StatedConsent) | { kind: "asked" },
	fileName: string,
): Promise<string> {
	const id = randomUUID();
	await transaction
		.insertInto("consents")
		.values({
			id,
			kind: consent.kind,
			statement: consent.kind === "stated" ? consent.statement : "",
			given_on: consent.kind === "stated" ? consent.givenOn : null,
			file_name: fileName,
			recorded_at: clock().toISOString(),
			recorded_by: administrator,
		})
		.execute();
	return id;
}

/** Deletes a consent that no subscriber has any more: its statement may name people. */
export async function forgetConsent(transaction: Kysely<Tables>, id: string | null): Promise<void> {
	if (id === null) return;
	await transaction
		.deleteFrom("consents")
		.where("id", "=", id)
		.where(({ not, exists, selectFrom }) =>
			not(exists(selectFrom("subscribers").select("id").where("consent_id", "=", id))),
		)
		.execute();
}
