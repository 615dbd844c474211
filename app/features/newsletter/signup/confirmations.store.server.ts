import type { Kysely } from "kysely";
import {
	type ConfirmationState,
	confirmationMs,
	confirmationState,
} from "#app/features/newsletter/confirmation.ts";
import { welcomeMail } from "#app/features/newsletter/newsletter.ts";
import { freshReach } from "#app/features/newsletter/subscriber.ts";
import { welcomeBack } from "#app/features/newsletter/subscribers/subscribers.erasure.server.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import type { MailQueue } from "#platform/mail/mail-queue.ts";
import { hashToken, newToken } from "#platform/tokens.ts";

export type ConfirmationsStore = ReturnType<typeof confirmationsStore>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		confirmations: Pick<ConfirmationsStore, "find">;
	}
}

/** The links that confirm a subscription. Only a link's hash is stored. */
export function confirmationsStore(db: Kysely<Tables>, clock: Clock, mails: MailQueue) {
	/** Creates a link for an ordered mail; undefined for one who confirmed, left or was erased. */
	async function open(subscriberId: string, orderedAt: string) {
		const subscriber = await db
			.selectFrom("subscribers")
			.select(["state", "unsubscribed_at", "unsubscribe_token", "rests_until", "refused_at"])
			.where("id", "=", subscriberId)
			.executeTakeFirst();
		if (subscriber === undefined) return undefined;
		const { unsubscribe_token, ...reader } = subscriber;
		const now = clock();
		const facts = { ...reader, created_at: orderedAt, used_at: null };
		if (confirmationState(facts, now.toISOString()) !== "open") return undefined;
		const token = newToken();
		await db
			.insertInto("confirmations")
			.values({
				token_hash: hashToken(token),
				subscriber_id: subscriberId,
				created_at: now.toISOString(),
				expires_at: new Date(now.getTime() + confirmationMs).toISOString(),
			})
			.execute();
		return { token, unsubscribeToken: unsubscribe_token };
	}

	async function find(token: string): Promise<ConfirmationState> {
		const now = clock().toISOString();
		return confirmationState(await findFacts(db, token, now), now);
	}

	/**
	 * Confirms the subscription of a link and orders the welcome mail. A second click, even at the
	 * same moment, changes nothing. @returns `confirmed` for the first click, else the link's state.
	 */
	async function confirm(token: string): Promise<"confirmed" | "done" | "invalid"> {
		const outcome = await db.transaction().execute(async (transaction) => {
			const now = clock().toISOString();
			const facts = await findFacts(transaction, token, now);
			const state = confirmationState(facts, now);
			if (facts === undefined || state !== "open") return state === "done" ? "done" : "invalid";
			if (!(await confirmReader(transaction, facts, now))) return "done";
			await transaction
				.updateTable("confirmations")
				.set({ used_at: now })
				.where("token_hash", "=", hashToken(token))
				.execute();
			await welcomeBack(transaction, facts.email);
			const { id, email: recipient, language } = facts;
			const payload = JSON.stringify({ subscriberId: id });
			await mails.enqueue(transaction, { recipient, language, kind: welcomeMail, payload });
			return "confirmed";
		});
		mails.wake();
		return outcome;
	}

	async function removeExpired(): Promise<void> {
		await db.deleteFrom("confirmations").where("expires_at", "<=", clock().toISOString()).execute();
	}

	return { open, find, confirm, removeExpired };
}

async function findFacts(from: Kysely<Tables>, token: string, now: string) {
	return from
		.selectFrom("confirmations")
		.innerJoin("subscribers", "subscribers.id", "confirmations.subscriber_id")
		.select(["confirmations.created_at", "used_at", "state", "unsubscribed_at"])
		.select(["subscribers.id", "email", "language", "rests_until", "refused_at"])
		.where("token_hash", "=", hashToken(token))
		.where("expires_at", ">", now)
		.executeTakeFirst();
}

/** Has a reader get letters again. @returns whether that changes anything. */
async function confirmReader(
	transaction: Kysely<Tables>,
	{ id, state }: NonNullable<Awaited<ReturnType<typeof findFacts>>>,
	now: string,
): Promise<boolean> {
	const { numUpdatedRows } = await transaction
		.updateTable("subscribers")
		.set({
			state: "confirmed",
			...(state !== "confirmed" && { confirmed_at: now }),
			unsubscribed_at: null,
			leaving_reason: null,
			rests_until: null,
			...freshReach(now),
		})
		.where("id", "=", id)
		.where(({ eb, or }) =>
			or([eb("state", "!=", "confirmed"), eb("refused_at", "is not", null), eb("rests_until", ">", now)]),
		)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

export const confirmationsEffects: Effects<ReturnType<typeof confirmationsStore>> = {
	confirm: (outcome) => outcome === "confirmed",
	open: "uncached",
	find: "uncached",
	removeExpired: "uncached",
};
