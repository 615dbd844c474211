import { type Kysely, sql } from "kysely";
import type { DeliveryOutcome } from "#app/features/letters/delivery-outcome.ts";
import type { Audience } from "#app/features/letters/letter.ts";
import type { Language } from "#app/site/site-config.ts";
import { isSqlite } from "#migrations/engine.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { letterProgressOf } from "./deliveries.progress.server.ts";
import { countRecipients } from "./letters.start.server.ts";

/**
 * A claimed letter is its process's for this long, unless renewed; if that died, another takes it
 * over.
 */
const defaultClaimMs = 30_000;

/** Letters in a row that an address may refuse before none is sent to it any more. */
export const refusalsBeforePause = 3;

/** One letter on its way to one reader, claimed. */
export type Claimed = {
	letterId: string;
	subscriberId: string;
	tries: number;
	deferrals: number;
	/** Who it goes to; undefined when they have left, paused or been erased since the start. */
	reader: { email: string; language: Language; unsubscribeToken: string } | undefined;
};

export type DeliveriesStore = ReturnType<typeof deliveriesStore>;

/** The letters that are on their way, one row a recipient. */
export function deliveriesStore(db: Kysely<Tables>, clock: Clock, claimMs = defaultClaimMs) {
	const inMs = (ms: number) => new Date(clock().getTime() + ms).toISOString();

	/**
	 * Takes the letter that has been due for longest: one that waits, or one whose process ended
	 * while it was handing it over. Of several processes, one alone gets it.
	 */
	async function claim(claimant: string): Promise<Claimed | undefined> {
		const now = clock().toISOString();
		const due = db
			.selectFrom("letter_deliveries")
			.innerJoin("letters", "letters.id", "letter_deliveries.letter_id")
			.select(["letter_id", "subscriber_id"])
			.where("letters.state", "=", "sending")
			.where("letter_deliveries.state", "in", ["waiting", "sending"])
			.where("due_at", "<=", now)
			.orderBy("due_at")
			.limit(1)
			// SQLite has one writer at a time: nothing is locked there.
			.$if(!isSqlite(db), (query) => query.forUpdate("letter_deliveries").skipLocked());
		const taken = await db
			.with("due", () => due)
			.updateTable("letter_deliveries")
			.set({
				state: "sending",
				tries: sql`tries + 1`,
				due_at: inMs(claimMs),
				claimed_by: claimant,
				interrupted: sql`case when letter_deliveries.state = 'sending' then 1 else interrupted end`,
			})
			.where(
				sql<boolean>`(letter_deliveries.letter_id, letter_deliveries.subscriber_id) in (select letter_id, subscriber_id from due)`,
			)
			.returning(["letter_id", "subscriber_id", "language", "tries", "deferrals"])
			.executeTakeFirst();
		if (taken === undefined) return undefined;
		const { letter_id: letterId, subscriber_id: subscriberId, language, tries, deferrals } = taken;
		const reader = await db
			.selectFrom("subscribers")
			.select(["email", "unsubscribe_token as unsubscribeToken"])
			.where("id", "=", subscriberId)
			.where("state", "=", "confirmed")
			.where("refused_at", "is", null)
			.where((where) => where.or([where("rests_until", "is", null), where("rests_until", "<=", now)]))
			.executeTakeFirst();
		return { letterId, subscriberId, tries, deferrals, reader: reader && { ...reader, language } };
	}

	/** Whether a letter waits for its turn. */
	async function isDue(): Promise<boolean> {
		const found = await db
			.selectFrom("letter_deliveries")
			.innerJoin("letters", "letters.id", "letter_deliveries.letter_id")
			.select("letter_id")
			.where("letters.state", "=", "sending")
			.where("letter_deliveries.state", "in", ["waiting", "sending"])
			.where("due_at", "<=", clock().toISOString())
			.limit(1)
			.executeTakeFirst();
		return found !== undefined;
	}

	/** Keeps every claim of a process for another while. */
	async function renew(claimant: string): Promise<void> {
		await db
			.updateTable("letter_deliveries")
			.set({ due_at: inMs(claimMs) })
			.where("claimed_by", "=", claimant)
			.where("state", "=", "sending")
			.execute();
	}

	/** Notes what became of a claimed letter, as long as it is still this process's. */
	async function settle(claimed: Claimed, claimant: string, outcome: DeliveryOutcome): Promise<void> {
		const isOver = outcome.kind !== "retry";
		const { numUpdatedRows } = await db
			.updateTable("letter_deliveries")
			.set({
				claimed_by: null,
				state: stateOf[outcome.kind],
				deferrals: sql`deferrals + ${isDeferral(outcome) ? 1 : 0}`,
				error: "error" in outcome ? outcome.error : null,
				due_at: inMs(outcome.kind === "retry" ? outcome.waitMs : 0),
				settled_at: isOver ? clock().toISOString() : null,
			})
			.where("letter_id", "=", claimed.letterId)
			.where("subscriber_id", "=", claimed.subscriberId)
			.where("claimed_by", "=", claimant)
			.where("tries", "=", claimed.tries)
			.executeTakeFirst();
		if (numUpdatedRows === 1n) await countRefusals(claimed, outcome);
		if (outcome.kind === "retry") await dropCancelled(claimed.letterId);
	}

	/** Letters refused one after the other; one that arrives begins anew. */
	async function countRefusals({ subscriberId }: Claimed, outcome: DeliveryOutcome): Promise<void> {
		if (outcome.kind === "sent") {
			await db
				.updateTable("subscribers")
				.set({ refusals: 0 })
				.where("id", "=", subscriberId)
				.where("refusals", ">", 0)
				.execute();
		}
		if (outcome.kind !== "failed" || !outcome.isRefusal) return;
		await db
			.updateTable("subscribers")
			.set({
				refusals: sql`refusals + 1`,
				refused_at: sql`case when refusals + 1 >= ${refusalsBeforePause} then ${clock().toISOString()} else refused_at end`,
			})
			.where("id", "=", subscriberId)
			.execute();
	}

	/** What was on its way when its letter was cancelled, and did not arrive, is not tried again. */
	async function dropCancelled(letterId: string): Promise<void> {
		await db
			.updateTable("letter_deliveries")
			.set({ state: "cancelled", settled_at: clock().toISOString() })
			.where("letter_id", "=", letterId)
			.where("state", "=", "waiting")
			.where(({ exists, selectFrom }) =>
				exists(
					selectFrom("letters").select("id").where("id", "=", letterId).where("state", "=", "cancelled"),
				),
			)
			.execute();
	}

	/**
	 * Ends the letters that have nobody left to go to, and settles what a process that ended had in
	 * hand of a cancelled one. @returns how many ended.
	 */
	async function finish(): Promise<number> {
		await db
			.updateTable("letter_deliveries")
			.set({ state: "failed", interrupted: 1, error: "INTERRUPTED", settled_at: clock().toISOString() })
			.where("state", "=", "sending")
			.where("due_at", "<=", clock().toISOString())
			.where("letter_id", "in", (where) =>
				where.selectFrom("letters").select("id").where("state", "=", "cancelled"),
			)
			.execute();
		const { numUpdatedRows } = await db
			.updateTable("letters")
			.set({ state: "sent", finished_at: clock().toISOString() })
			.where("state", "=", "sending")
			.where(({ not, exists, selectFrom }) =>
				not(
					exists(
						selectFrom("letter_deliveries")
							.select("letter_id")
							.whereRef("letter_id", "=", "letters.id")
							.where("letter_deliveries.state", "in", ["waiting", "sending"]),
					),
				),
			)
			.executeTakeFirst();
		return Number(numUpdatedRows);
	}

	/** The mail of a letter in a language, but for what each recipient has of their own. */
	async function findMail(letterId: string, language: Language) {
		return db
			.selectFrom("letter_editions")
			.select(["edition", "html", "text"])
			.where("letter_id", "=", letterId)
			.where("language", "=", language)
			.executeTakeFirst();
	}

	return {
		/** How long a claim holds without being renewed. */
		claimMs: () => claimMs,
		claim,
		isDue,
		renew,
		settle,
		finish,
		findMail,
		progress: letterProgressOf(db),
		countRecipients: (audience: Audience) => countRecipients(db, clock, audience),
	};
}

/** Whether the server asked for this one letter to come back later. */
function isDeferral(outcome: DeliveryOutcome): boolean {
	return outcome.kind === "retry" && outcome.backOff === "none";
}

const stateOf = { sent: "sent", failed: "failed", skipped: "skipped", retry: "waiting" } as const;
