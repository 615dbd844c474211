import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { confirmationMs } from "#app/features/newsletter/confirmation.ts";
import { addedPage, invitationVersion } from "#app/features/newsletter/consent.ts";
import { confirmMail } from "#app/features/newsletter/newsletter.ts";
import { type NewSubscriber, wasAskedByForm } from "#app/features/newsletter/subscriber.ts";
import { isEmail, normalizeEmail } from "#app/mail/email-address.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import type { MailQueue } from "#platform/mail/mail-queue.ts";
import { newToken } from "#platform/tokens.ts";
import { recordConsent } from "./consents.server.ts";
import { erasedAmong } from "./subscribers.erasure.server.ts";

/** Mails to confirm that one address gets at most while a link works. */
export const confirmsInAll = 3;
const hourMs = 60 * 60_000;

export type InvitationsStore = ReturnType<typeof invitationsStore>;

/** Asks one person on behalf of the owner whether they want the letter. */
export function invitationsStore(db: Kysely<Tables>, clock: Clock, mails: MailQueue) {
	/**
	 * Adds a person, who is asked by mail. @throws ApiError 400 for an invalid address; 409 for one
	 * who is known, has left or was erased: only they can come back.
	 */
	async function add({ email: typed, language }: NewSubscriber): Promise<void> {
		const email = normalizeEmail(typed);
		if (!isEmail(email)) {
			const message = "Please enter a valid email address.";
			throw new ApiError(400, "invalid", message, { fields: { email: message } });
		}
		await db.transaction().execute(async (transaction) => {
			const now = clock().toISOString();
			const id = randomUUID();
			const consent_id = await recordConsent(transaction, clock, { kind: "asked" }, "");
			const { numInsertedOrUpdatedRows } = await transaction
				.insertInto("subscribers")
				.values({
					...{ id, email, language, page: addedPage, state: "pending" as const },
					...{ consent_version: invitationVersion, consent_id, unsubscribe_token: newToken() },
					...{ created_at: now, asked_at: now },
				})
				.onConflict((conflict) => conflict.column("email").doNothing())
				.executeTakeFirstOrThrow();
			if (numInsertedOrUpdatedRows === 0n) throw await whyKnown(transaction, email);
			if ((await erasedAmong(transaction, [email])).size > 0) {
				throw new ApiError(409, "was-erased", "This person was erased. Only they can subscribe again.");
			}
			const payload = JSON.stringify({ subscriberId: id, invited: true });
			await mails.enqueue(transaction, { recipient: email, language, kind: confirmMail, payload });
		});
		mails.wake();
	}

	/**
	 * Sends a person another mail to confirm. @throws ApiError 404 for an unknown id, 409 if there is
	 * nothing to confirm or they never used the form, 429 if they have had enough mails.
	 */
	async function resend(id: string): Promise<void> {
		await db.transaction().execute(async (transaction) => {
			const now = clock();
			const subscriber = await transaction
				.updateTable("subscribers")
				.set({ asked_at: now.toISOString() })
				.where("id", "=", id)
				.returning(["email", "language", "state", "page"])
				.executeTakeFirst();
			if (subscriber === undefined) throw new ApiError(404, "not-found", "There is no such subscriber.");
			const { email, language, state, page } = subscriber;
			if (state !== "pending" || !wasAskedByForm({ page })) {
				throw new ApiError(409, "nothing-to-confirm", "This person has nothing to confirm.");
			}
			const since = new Date(now.getTime() - confirmationMs);
			const { count, last } = await mails.ordered(transaction, email, confirmMail, since);
			const isTooSoon = last !== null && Date.parse(last) > now.getTime() - hourMs;
			if (isTooSoon || count >= confirmsInAll) {
				const message = "This person has just been asked, or three times already. Leave it to them.";
				throw new ApiError(429, "asked-enough", message, { more: { retryAfterSeconds: hourMs / 1000 } });
			}
			const payload = JSON.stringify({ subscriberId: id });
			await mails.enqueue(transaction, { recipient: email, language, kind: confirmMail, payload });
		});
		mails.wake();
	}

	return { add, resend };
}

async function whyKnown(transaction: Kysely<Tables>, email: string): Promise<ApiError> {
	const { state } = await transaction
		.selectFrom("subscribers")
		.select("state")
		.where("email", "=", email)
		.executeTakeFirstOrThrow();
	return state === "unsubscribed"
		? new ApiError(409, "has-left", "This person has unsubscribed. Only they can subscribe again.")
		: new ApiError(409, "already-subscribed", "This address is on the list already.");
}
