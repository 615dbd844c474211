import type { Kysely } from "kysely";
import { longestWaitMs } from "#app/features/letters/delivery-outcome.ts";
import type { Tables } from "#migrations/tables.ts";

type Delivery = { letterId: string; claimMs: number; now: Date };

/**
 * Brings the dates of a letter's deliveries back that lie further ahead than any is set: they were
 * written by a clock that has been set back since. What waits is due as it would have been; a claim
 * has its whole time once more, in which the process that has it renews it.
 */
export async function bringDatesBack(
	db: Kysely<Tables>,
	{ letterId, claimMs, now }: Delivery,
): Promise<void> {
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
