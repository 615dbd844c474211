import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";

/** What was on its way when its letter was cancelled, and did not arrive, is not tried again. */
export async function dropCancelled(db: Kysely<Tables>, clock: Clock, letterId: string): Promise<void> {
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

/**
 * Ends the letters that have nobody left to go to, and settles what a process that ended had in
 * hand of a cancelled one. @returns how many ended.
 */
export async function finishLetters(db: Kysely<Tables>, clock: Clock): Promise<number> {
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
