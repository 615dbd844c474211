import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";

/**
 * Two records of one reader become one, perhaps while a letter is on its way. What waits for the
 * record that ends goes to the other, with what had left before, so that a complaint about it still
 * finds its reader; and nobody gets a letter again that they had at their other address.
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
		// What is being handed over is settled by whoever does, under the name that it was claimed by.
		.where("state", "!=", "sending")
		.where("letter_id", "not in", (own) =>
			own
				.selectFrom("letter_deliveries as theirs")
				.select("theirs.letter_id")
				.where("theirs.subscriber_id", "=", known),
		)
		.execute();
}
