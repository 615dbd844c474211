import { randomUUID } from "node:crypto";
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from "kysely";
import { confirmationMs, isWithoutLetters } from "#app/features/newsletter/confirmation.ts";
import { type LeavingReason, pauseEnd } from "#app/features/newsletter/leaving.ts";
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

type SubscriptionState = "subscribed" | "paused" | "unsubscribed" | "invalid";

export type SubscribersStore = ReturnType<typeof subscribersStore>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		subscribers: Pick<
			SubscribersStore,
			"findReader" | "unsubscribe" | "undoUnsubscribe" | "pause" | "resume" | "giveReason"
		>;
	}
}

/** The people who asked for the newsletter, confirmed or not. */
export function subscribersStore(db: Kysely<Tables>, clock: Clock, mails: MailQueue) {
	/**
	 * Takes a valid, normalized address from the form; who does not read yet gets a mail to confirm.
	 * The same is written for every address: neither answer nor time tells who is subscribed.
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

	/** Returns what the page behind the link of a mail shows; undefined for an unknown link. */
	async function findReader(token: string) {
		const row = await db
			.selectFrom("subscribers")
			.select(["state", "rests_until", "leaving_reason as reason"])
			.where(holdsLink(token))
			.executeTakeFirst();
		if (row === undefined) return undefined;
		const { state, rests_until, reason } = row;
		const isConfirmed = state === "confirmed";
		const isPaused = isConfirmed && rests_until !== null && rests_until > clock().toISOString();
		return {
			state: state === "unsubscribed" ? state : isPaused ? ("paused" as const) : ("subscribed" as const),
			...{ isConfirmed, pausedUntil: isPaused ? rests_until : null, reason },
		};
	}

	/** Returns the state behind the unsubscribe link of a mail. */
	async function findSubscription(token: string): Promise<SubscriptionState> {
		return (await findReader(token))?.state ?? "invalid";
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

	/** Begins a pause, which ends by itself. One that has begun is not extended. */
	async function pause(token: string): Promise<void> {
		const now = clock();
		await db
			.updateTable("subscribers")
			.set({ rests_until: pauseEnd(now) })
			.where(holdsLink(token))
			.where("state", "=", "confirmed")
			.where(({ eb, or }) => or([eb("rests_until", "is", null), eb("rests_until", "<=", now.toISOString())]))
			.execute();
	}

	async function resume(token: string): Promise<void> {
		await db.updateTable("subscribers").set({ rests_until: null }).where(holdsLink(token)).execute();
	}

	/** Stores the reason of a person who has left. */
	async function giveReason(token: string, reason: LeavingReason): Promise<void> {
		await db
			.updateTable("subscribers")
			.set({ leaving_reason: reason })
			.where(holdsLink(token))
			.where("state", "=", "unsubscribed")
			.execute();
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

	const byLink = { findReader, findSubscription, unsubscribe, undoUnsubscribe, pause, resume, giveReason };
	return { ask, find, ...byLink, removeExpired };
}

export const subscribersEffects: Effects<ReturnType<typeof subscribersStore>> = {
	unsubscribe: "write",
	undoUnsubscribe: "write",
	ask: "uncached",
	find: "uncached",
	findReader: "uncached",
	findSubscription: "uncached",
	pause: "uncached",
	resume: "uncached",
	giveReason: "uncached",
	removeExpired: "uncached",
};

/** Matches the subscriber of a link in mails. It never changes; links of joined records work too. */
export function holdsLink(token: string) {
	return (where: ExpressionBuilder<Tables, "subscribers">) =>
		where.or([
			where("subscribers.unsubscribe_token", "=", token),
			where("subscribers.id", "in", (former) =>
				former
					.selectFrom("former_links")
					.select("subscriber_id")
					.where("former_links.unsubscribe_token", "=", token),
			),
		]);
}
