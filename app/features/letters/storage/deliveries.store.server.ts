import { type Kysely, sql, type Transaction } from "kysely";
import { type DeliveryOutcome, longestWaitMs } from "#app/features/letters/delivery-outcome.ts";
import type { Audience } from "#app/features/letters/letter.ts";
import type { Language } from "#app/site/site-config.ts";
import { isSqlite } from "#migrations/engine.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { groupCommit } from "#platform/database/group-commit.ts";
import { newCode } from "#platform/tokens.ts";
import { letterProgressOf } from "./deliveries.progress.server.ts";
import { clearRefusals, countRefusals } from "./deliveries.refusals.server.ts";
import { countPaused, countRecipients } from "./letters.start.server.ts";

/** Life of a claim unless renewed; then another process takes the letter over. */
const defaultClaimMs = 30_000;
/** Letters are claimed, and noted, with those that are claimed and noted at nearly the same time. */
const commitWindowMs = 3;

export type Claimed = {
	letterId: string;
	subscriberId: string;
	tries: number;
	deferrals: number;
	/** The same at each try: what comes back is known by it, and nobody can guess another's. */
	returnCode: string;
	/** The reader whom it goes to; undefined when they have left, paused or been erased since the start. */
	reader: { email: string; language: Language; unsubscribeToken: string } | undefined;
};

export type DeliveriesStore = ReturnType<typeof deliveriesStore>;

/** The letters that are on their way, one row a recipient. */
export function deliveriesStore(db: Kysely<Tables>, clock: Clock, claimMs = defaultClaimMs) {
	const together = groupCommit(db, commitWindowMs);
	const inMs = (ms: number) => new Date(clock().getTime() + ms).toISOString();

	/** Selects what is due for longest, by the index: `waiting`, or `sending` by a dead process. */
	function dueIn(db: Kysely<Tables>, state: "waiting" | "sending", letterId: string) {
		return db
			.selectFrom("letter_deliveries")
			.select(["letter_id", "subscriber_id"])
			.where("letter_id", "=", letterId)
			.where("state", "=", state)
			.where("due_at", "<=", clock().toISOString())
			.orderBy("due_at")
			.limit(1);
	}

	/** The letters that are on their way, the first one first. */
	async function moving(): Promise<string[]> {
		const rows = await db
			.selectFrom("letters")
			.select("id")
			.where("state", "=", "sending")
			.orderBy("started_at")
			.execute();
		return rows.map(({ id }) => id);
	}

	/** Claims, for one process alone, what is due for longest: waiting, or of a dead process. */
	async function claim(claimant: string): Promise<Claimed | undefined> {
		for (const letterId of await moving()) {
			const taken = await together(
				async (transaction) =>
					(await take(transaction, claimant, letterId, "waiting")) ??
					(await take(transaction, claimant, letterId, "sending")),
			);
			if (taken !== undefined) return withReader(taken);
		}
		return undefined;
	}

	async function take(
		transaction: Transaction<Tables>,
		claimant: string,
		letterId: string,
		state: "waiting" | "sending",
	) {
		return (
			transaction
				.with("due", () =>
					dueIn(transaction, state, letterId)
						// SQLite has one writer at a time: nothing is locked there.
						.$if(!isSqlite(db), (query) => query.forUpdate().skipLocked()),
				)
				.updateTable("letter_deliveries")
				.set({
					state: "sending",
					tries: sql`tries + 1`,
					return_code: sql`coalesce(return_code, ${newCode()})`,
					due_at: inMs(claimMs),
					claimed_by: claimant,
					...(state === "sending" && { interrupted: 1 as const }),
				})
				.where("letter_id", "=", letterId)
				.where("subscriber_id", "in", (where) => where.selectFrom("due").select("subscriber_id"))
				// Paused or cancelled since it was looked for.
				.where(({ exists, selectFrom }) =>
					exists(
						selectFrom("letters").select("id").where("id", "=", letterId).where("state", "=", "sending"),
					),
				)
				.returning(["letter_id", "subscriber_id", "language", "tries", "deferrals", "return_code"])
				.executeTakeFirst()
		);
	}

	async function withReader(taken: NonNullable<Awaited<ReturnType<typeof take>>>): Promise<Claimed> {
		const { letter_id: letterId, subscriber_id: subscriberId, language, tries, deferrals } = taken;
		const returnCode = taken.return_code ?? "";
		const now = clock().toISOString();
		const reader = await db
			.selectFrom("subscribers")
			.select(["email", "unsubscribe_token as unsubscribeToken"])
			.where("id", "=", subscriberId)
			.where("state", "=", "confirmed")
			.where("refused_at", "is", null)
			.where((where) => where.or([where("rests_until", "is", null), where("rests_until", "<=", now)]))
			.executeTakeFirst();
		return {
			letterId,
			subscriberId,
			tries,
			deferrals,
			returnCode,
			reader: reader && { ...reader, language },
		};
	}

	async function isDue(): Promise<boolean> {
		for (const letterId of await moving()) {
			await bringDatesBack(db, { letterId, claimMs, now: clock() });
			for (const state of ["waiting", "sending"] as const) {
				if ((await dueIn(db, state, letterId).executeTakeFirst()) !== undefined) return true;
			}
		}
		return false;
	}

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
		const { numUpdatedRows } = await together((transaction) =>
			transaction
				.updateTable("letter_deliveries")
				.set({
					claimed_by: null,
					state: stateOf[outcome.kind],
					deferrals: sql`deferrals + ${isDeferral(outcome) ? 1 : 0}`,
					error: "error" in outcome ? outcome.error : null,
					refused: isRefusal(outcome) ? 1 : 0,
					due_at: inMs(outcome.kind === "retry" ? outcome.waitMs : 0),
					settled_at: isOver ? clock().toISOString() : null,
				})
				.where("letter_id", "=", claimed.letterId)
				.where("subscriber_id", "=", claimed.subscriberId)
				.where("claimed_by", "=", claimant)
				.where("tries", "=", claimed.tries)
				.executeTakeFirst(),
		);
		if (numUpdatedRows === 1n) await noteReach(claimed, outcome);
		if (outcome.kind === "retry") await dropCancelled(db, clock, claimed.letterId);
	}

	async function noteReach({ letterId, subscriberId }: Claimed, outcome: DeliveryOutcome): Promise<void> {
		if (outcome.kind === "sent") await clearRefusals(db, subscriberId);
		if (isRefusal(outcome)) {
			await countRefusals(db, clock, { letterId, subscriberId, status: outcome.error });
		}
	}

	async function findMail(letterId: string, language: Language) {
		return db
			.selectFrom("letter_editions")
			.select(["edition", "html", "text"])
			.where("letter_id", "=", letterId)
			.where("language", "=", language)
			.executeTakeFirst();
	}

	return {
		claimMs: () => claimMs,
		claim,
		isDue,
		renew,
		settle,
		finish: () => finishLetters(db, clock),
		findMail,
		progress: letterProgressOf(db),
		countRecipients: (audience: Audience) => countRecipients(db, clock, audience),
		countPaused: (audience: Audience) => countPaused(db, audience),
	};
}

type Refusal = Extract<DeliveryOutcome, { kind: "failed" }>;

function isRefusal(outcome: DeliveryOutcome): outcome is Refusal {
	return outcome.kind === "failed" && outcome.isRefusal;
}

/** Returns whether the server asked for this one letter to come back later. */
function isDeferral(outcome: DeliveryOutcome): boolean {
	return outcome.kind === "retry" && outcome.backOff === "none";
}

const stateOf = { sent: "sent", failed: "failed", skipped: "skipped", retry: "waiting" } as const;

type Delivery = { letterId: string; claimMs: number; now: Date };

/**
 * Brings dates back that lie further ahead than any is set: a clock wrote them that was set back.
 * A claim has its whole time once more, in which its process renews it.
 */
async function bringDatesBack(db: Kysely<Tables>, { letterId, claimMs, now }: Delivery): Promise<void> {
	const ahead = (ms: number) => new Date(now.getTime() + ms).toISOString();
	const deliveries = db.updateTable("letter_deliveries").where("letter_id", "=", letterId);
	const waiting = deliveries.where("state", "=", "waiting").set({ due_at: ahead(0) });
	await waiting.where("due_at", ">", ahead(0)).where("deferrals", "=", 0).execute();
	await waiting.where("due_at", ">", ahead(longestWaitMs)).execute();
	await deliveries
		.where("state", "=", "sending")
		.where("due_at", ">", ahead(2 * claimMs))
		.set({ due_at: ahead(claimMs) })
		.execute();
}

/** Cancels deliveries of a cancelled letter that were in flight and did not arrive. */
async function dropCancelled(db: Kysely<Tables>, clock: Clock, letterId: string): Promise<void> {
	await db
		.updateTable("letter_deliveries")
		.set({ state: "cancelled", settled_at: clock().toISOString() })
		.where("letter_id", "=", letterId)
		.where("state", "=", "waiting")
		.where(({ exists, selectFrom }) =>
			exists(selectFrom("letters").select("id").where("id", "=", letterId).where("state", "=", "cancelled")),
		)
		.execute();
}

/** Ends letters without open deliveries; settles cancelled ones that a dead process had claimed. */
async function finishLetters(db: Kysely<Tables>, clock: Clock): Promise<number> {
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
