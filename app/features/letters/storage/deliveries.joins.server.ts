import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";

/**
 * Joins the deliveries of two records of one reader. What waits, and what had left, goes to the
 * record that stays, so that complaints find it; a letter had at one address is not sent to the
 * other.
 */
export async function joinDeliveries(
	db: Kysely<Tables>,
	clock: Clock,
	{ ended, known }: { ended: string; known: string },
): Promise<void> {
	await db
		.updateTable("letter_deliveries")
		.set({ state: "skipped", settled_at: clock().toISOString() })
		.where("subscriber_id", "=", known)
		.where("state", "=", "waiting")
		.where("letter_id", "in", (had) =>
			had
				.selectFrom("letter_deliveries as before")
				.select("before.letter_id")
				.where("before.subscriber_id", "=", ended)
				.where("before.state", "=", "sent"),
		)
		.execute();
	await db
		.updateTable("letter_deliveries")
		.set({ subscriber_id: known })
		.where("subscriber_id", "=", ended)
		// A letter that is being sent is settled by its sender, under the name that it was claimed by.
		.where("state", "!=", "sending")
		.where("letter_id", "not in", (own) =>
			own
				.selectFrom("letter_deliveries as theirs")
				.select("theirs.letter_id")
				.where("theirs.subscriber_id", "=", known),
		)
		.execute();
}
