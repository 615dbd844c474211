import { randomUUID } from "node:crypto";
import { type Kysely, type Selectable, sql } from "kysely";
import { confirmationMs, isWithoutLetters } from "#app/features/newsletter/confirmation.ts";
import { holdsLink } from "#app/features/newsletter/link-of-mail.server.ts";
import { confirmMail, consentVersion, type SignUp } from "#app/features/newsletter/newsletter.ts";
import type { SubscribersTable } from "#migrations/subscriber-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import type { MailQueue } from "#platform/mail/mail-queue.ts";
import { newToken } from "#platform/tokens.ts";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Limits of mails to confirm to one address: nobody can flood another person's mailbox. */
const confirmEveryMs = hourMs;
const confirmsPerDay = 3;

/** The state behind an unsubscribe link. */
export type SubscriptionState = "subscribed" | "paused" | "unsubscribed" | "invalid";

export type SubscribersStore = ReturnType<typeof subscribersStore>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		subscribers: Pick<SubscribersStore, "findSubscription" | "unsubscribe" | "undoUnsubscribe">;
	}
}

/** The people who asked for the newsletter, confirmed or not. */
export function subscribersStore(db: Kysely<Tables>, clock: Clock, mails: MailQueue) {
	/**
	 * Takes a normalized, valid address from the form. A person who has not confirmed, has left or
	 * whose letters are paused gets a mail to confirm. The same is written for every address, so that
	 * neither the answer nor its time tells who is subscribed.
	 */
	async function ask(signUp: Pick<SignUp, "email" | "language" | "page">): Promise<void> {
		const { email, language, page } = signUp;
		const consent = { language, page, consent_version: consentVersion, consent_id: null };
		await db.transaction().execute(async (transaction) => {
			const now = clock().toISOString();
			const fresh = { id: randomUUID(), email, state: "pending" as const, unsubscribe_token: newToken() };
			const { id, state, unsubscribed_at, ...reader } = await transaction
				.insertInto("subscribers")
				.values({ ...fresh, ...consent, created_at: now, asked_at: now })
				.onConflict((conflict) => conflict.column("email").doUpdateSet({ asked_at: now }))
				.returning(["id", "state", "unsubscribed_at", "rests_until", "refused_at"])
				.executeTakeFirstOrThrow();
			const mayMail = await mayAskToConfirm(transaction, email, unsubscribed_at);
			const isReading = state === "confirmed" && !isWithoutLetters(reader, now);
			if (isReading || !mayMail) return;
			// A confirmed consent stays: anybody can enter their address.
			const query = transaction.updateTable("subscribers").set(consent).where("id", "=", id);
			await query.where("state", "!=", "confirmed").execute();
			const payload = JSON.stringify({ subscriberId: id });
			await mails.enqueue(transaction, { recipient: email, language, kind: confirmMail, payload });
		});
		mails.wake();
	}

	/** A mail from before the person left does not count in the hour: its link no longer works. */
	async function mayAskToConfirm(transaction: Kysely<Tables>, email: string, leftAt: string | null) {
		const now = clock().getTime();
		const { count, last } = await mails.ordered(transaction, email, confirmMail, new Date(now - dayMs));
		if (count >= confirmsPerDay) return false;
		return last === null || Date.parse(last) <= now - confirmEveryMs || (leftAt !== null && last <= leftAt);
	}

	async function find(id: string): Promise<Selectable<SubscribersTable> | undefined> {
		return db.selectFrom("subscribers").selectAll().where("id", "=", id).executeTakeFirst();
	}

	/** Returns the state behind the unsubscribe link of a mail. */
	async function findSubscription(token: string): Promise<SubscriptionState> {
		const subscriber = await db
			.selectFrom("subscribers")
			.select(["state", "rests_until"])
			.where(holdsLink(token))
			.executeTakeFirst();
		if (subscriber === undefined) return "invalid";
		const { state, rests_until } = subscriber;
		if (state === "unsubscribed") return state;
		const isPaused = state === "confirmed" && rests_until !== null;
		return isPaused && rests_until > clock().toISOString() ? "paused" : "subscribed";
	}

	/** Ends a subscription, confirmed or not. @returns the state afterwards. */
	async function unsubscribe(token: string): Promise<SubscriptionState> {
		await db
			.updateTable("subscribers")
			.set({ state: "unsubscribed", unsubscribed_at: clock().toISOString() })
			.where(holdsLink(token))
			.where("state", "!=", "unsubscribed")
			.execute();
		return findSubscription(token);
	}

	/** Restores the state before an unsubscription. */
	async function undoUnsubscribe(token: string): Promise<SubscriptionState> {
		const state = sql<
			"pending" | "confirmed"
		>`case when confirmed_at is null then 'pending' else 'confirmed' end`;
		await db
			.updateTable("subscribers")
			.set({ state, unsubscribed_at: null, leaving_reason: null, asked_at: clock().toISOString() })
			.where(holdsLink(token))
			.where("state", "=", "unsubscribed")
			.execute();
		return findSubscription(token);
	}

	/** Deletes people who asked long ago and never confirmed. */
	async function removeExpired(): Promise<void> {
		const before = new Date(clock().getTime() - confirmationMs).toISOString();
		await db
			.deleteFrom("subscribers")
			.where("state", "=", "pending")
			.where("asked_at", "<=", before)
			.execute();
	}

	return { ask, find, findSubscription, unsubscribe, undoUnsubscribe, removeExpired };
}

export const subscribersEffects: Effects<ReturnType<typeof subscribersStore>> = {
	unsubscribe: "write",
	undoUnsubscribe: "write",
	ask: "uncached",
	find: "uncached",
	findSubscription: "uncached",
	removeExpired: "uncached",
};
