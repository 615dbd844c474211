import type { Kysely } from "kysely";
import { movedMail } from "#app/features/newsletter/newsletter.ts";
import type { UnsubscribedPerson } from "#app/features/newsletter/subscriber.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { addressHasher } from "./subscribers.erasure.server.ts";

export type UnsubscribedStore = ReturnType<typeof unsubscribedStore>;

/** Lists who unsubscribed or moved, by keyed hashes, for the file beside the backups. */
export function unsubscribedStore(db: Kysely<Tables>, clock: Clock) {
	/** Lists who unsubscribed or subscribed since an instant, and left addresses; without one, all. */
	async function list(since = ""): Promise<UnsubscribedPerson[]> {
		const now = clock().toISOString();
		const [hashOf, left, rows] = await Promise.all([
			addressHasher(db),
			listLeftAddresses(since),
			db
				.selectFrom("subscribers")
				.select(["email", "state", "unsubscribed_at"])
				.where("state", "!=", "pending")
				.where((where) =>
					where.or([
						where("unsubscribed_at", ">=", since),
						where("confirmed_at", ">=", since),
						where("asked_at", ">=", since),
					]),
				)
				.execute(),
		]);
		const people = rows.map(({ email, state, unsubscribed_at }) => {
			const isSubscribed = state === "confirmed";
			return { hash: hashOf(email), isSubscribed, changedAt: isSubscribed ? now : (unsubscribed_at ?? now) };
		});
		const moved = left.map(({ recipient, created_at: changedAt }) => {
			return { hash: hashOf(recipient), isSubscribed: false, changedAt };
		});
		return [...people, ...moved];
	}

	/** An old address is known only by the mail that told it of the new one. */
	async function listLeftAddresses(since: string) {
		return db
			.selectFrom("outgoing_mails")
			.select(["recipient", "created_at"])
			.where("kind", "=", movedMail)
			.where("created_at", ">=", since)
			.where(({ not, exists, selectFrom }) =>
				not(exists(selectFrom("subscribers").select("id").whereRef("email", "=", "recipient"))),
			)
			.execute();
	}

	/** Unsubscribes people again after a restore, but who came back before. @returns how many read. */
	async function unsubscribeAgain(unsubscribed: readonly UnsubscribedPerson[]): Promise<number> {
		const leftAt = new Map(unsubscribed.map(({ hash, changedAt }) => [hash, changedAt]));
		const hashOf = await addressHasher(db);
		const readers = await db
			.selectFrom("subscribers")
			.select(["id", "email", "asked_at", "confirmed_at"])
			.where("state", "!=", "unsubscribed")
			.execute();
		let count = 0;
		for (const { id, email, asked_at, confirmed_at } of readers) {
			const at = leftAt.get(hashOf(email));
			if (at === undefined || at < asked_at || at < (confirmed_at ?? "")) continue;
			await db
				.updateTable("subscribers")
				.set({ state: "unsubscribed", unsubscribed_at: at })
				.where("id", "=", id)
				.execute();
			count += 1;
		}
		return count;
	}

	return { list, unsubscribeAgain };
}

export const unsubscribedEffects: Effects<ReturnType<typeof unsubscribedStore>> = {
	unsubscribeAgain: "write",
	list: "uncached",
};
