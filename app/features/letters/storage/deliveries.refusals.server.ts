import { type Kysely, sql } from "kysely";
import type { DeliveryOutcome } from "#app/features/letters/delivery-outcome.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";

/** Letters in a row that an address may refuse before none is sent to it any more. */
const refusalsBeforePause = 3;

/** Letters refused one after the other; one that arrives begins anew. */
export async function countRefusals(
	db: Kysely<Tables>,
	clock: Clock,
	subscriberId: string,
	outcome: DeliveryOutcome,
): Promise<void> {
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
