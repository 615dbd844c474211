import { type Kysely, sql } from "kysely";
import { movedMail } from "#app/features/newsletter/newsletter.ts";
import { freshReach } from "#app/features/newsletter/subscriber.ts";
import { forgetConsent } from "#app/features/newsletter/subscribers/consents.server.ts";
import { welcomeBack } from "#app/features/newsletter/subscribers/subscribers.erasure.server.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { MailQueue } from "#platform/mail/mail-queue.ts";

type Reader = { id: string; email: string; language: Language; newEmail: string };

/** Moves what else belongs to a record to the one that it is joined with. */
export type AlsoJoin = (
	transaction: Kysely<Tables>,
	records: { ended: string; known: string },
) => Promise<unknown>;

type Parts = { mails: MailQueue; now: string; alsoJoin: AlsoJoin };

/**
 * Replaces a reader's address by the new one, which they have proved, and orders the mail that tells
 * the old one.
 */
export async function moveReader(transaction: Kysely<Tables>, parts: Parts, reader: Reader): Promise<void> {
	const { id, email, language, newEmail } = reader;
	const { mails, now } = parts;
	const known = await joinKnown(transaction, parts, reader);
	if (known === undefined) {
		await transaction
			.updateTable("subscribers")
			// Refusals of the old address say nothing about the new one.
			.set({ email: newEmail, ...freshReach(now) })
			.where("id", "=", id)
			.execute();
		// Links to other new addresses stop working; a second click on a used link is answered like the
		// first.
		await transaction
			.deleteFrom("reader_links")
			.where("subscriber_id", "=", id)
			.where("used_at", "is", null)
			.execute();
	}
	await welcomeBack(transaction, newEmail);
	const payload = JSON.stringify({ subscriberId: known ?? id });
	await mails.enqueue(transaction, { recipient: email, language, kind: movedMail, payload });
}

/**
 * Joins a reader with the record that has the new address already: it is the same person, who must
 * not get letters twice. @returns the id of that record, if there is one.
 */
async function joinKnown(
	transaction: Kysely<Tables>,
	{ now, alsoJoin }: Parts,
	{ id, language, newEmail }: Reader,
): Promise<string | undefined> {
	const known = await transaction
		.updateTable("subscribers")
		.set({
			state: "confirmed",
			language,
			confirmed_at: sql`coalesce(confirmed_at, ${now})`,
			unsubscribed_at: null,
			leaving_reason: null,
			...freshReach(now),
		})
		.where("email", "=", newEmail)
		.where("id", "!=", id)
		.returning("id")
		.executeTakeFirst();
	if (known === undefined) return undefined;
	await alsoJoin(transaction, { ended: id, known: known.id });
	// The record is deleted with what refers to it; links in its mails lead to the other record.
	await transaction
		.updateTable("reader_links")
		.set({ subscriber_id: known.id })
		.where("subscriber_id", "=", id)
		.where("new_email", "=", newEmail)
		.where("used_at", "is not", null)
		.execute();
	const former = transaction.updateTable("former_links").set({ subscriber_id: known.id });
	await former.where("subscriber_id", "=", id).execute();
	const ended = await transaction
		.deleteFrom("subscribers")
		.where("id", "=", id)
		.returning(["consent_id", "unsubscribe_token"])
		.executeTakeFirst();
	if (ended !== undefined) {
		const { unsubscribe_token } = ended;
		await transaction
			.insertInto("former_links")
			.values({ unsubscribe_token, subscriber_id: known.id })
			.execute();
	}
	await forgetConsent(transaction, ended?.consent_id ?? null);
	return known.id;
}
