import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { MailQueue } from "#platform/mail/mail-queue.ts";

const dayMs = 24 * 60 * 60_000;
const mailsPerDay = 3;

/**
 * Whether one more mail of a kind may go to an address today: nobody can fill another person's
 * mailbox.
 */
export async function mayMail(
	transaction: Kysely<Tables>,
	asked: { mails: MailQueue; clock: Clock; recipient: string; kind: string },
): Promise<boolean> {
	const { mails, clock, recipient, kind } = asked;
	const since = new Date(clock().getTime() - dayMs);
	const { count } = await mails.ordered(transaction, recipient, kind, since);
	return count < mailsPerDay;
}
