import { type Kysely, sql } from "kysely";
import { refusalsBeforePause } from "#app/features/letters/delivery-outcome.ts";
import { freshReach } from "#app/features/newsletter/subscriber.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";

/** Letters that are looked at, the last first: more are on no way at one time. */
const lookedAt = 20;

type Refused = { letterId: string; subscriberId: string; status: string };

/** A letter that was taken begins the count anew; what comes back of it later counts on. */
export async function clearRefusals(db: Kysely<Tables>, subscriberId: string): Promise<void> {
	await db
		.updateTable("subscribers")
		.set({ refusals: 0 })
		.where("id", "=", subscriberId)
		.where("refusals", ">", 0)
		.where("refused_at", "is", null)
		.execute();
}

/** Counts over the deliveries: most servers send a letter back when the next has long left. */
export async function countRefusals(db: Kysely<Tables>, clock: Clock, refused: Refused): Promise<void> {
	const { letterId, subscriberId, status } = refused;
	await db.transaction().execute(async (transaction) => {
		// The row is locked first: of two refusals at one moment, the second sees both.
		const reader = await transaction
			.updateTable("subscribers")
			.set({ refusal_status: status })
			.where("id", "=", subscriberId)
			.returning("refusals_from")
			.executeTakeFirst();
		if (reader === undefined) return;
		const letters = await transaction
			.selectFrom("letter_deliveries")
			.select(["letter_id", "refused"])
			.where("subscriber_id", "=", subscriberId)
			.where("settled_at", ">", reader.refusals_from ?? "")
			.where((where) => where.or([where("state", "=", "sent"), where("refused", "=", 1)]))
			.orderBy("settled_at", "desc")
			.orderBy("letter_id")
			.limit(lookedAt)
			.execute();
		const refusals = runAround(letters, letterId);
		const isPaused = refusals >= refusalsBeforePause;
		await transaction
			.updateTable("subscribers")
			.set({
				refusals,
				...(isPaused && { refused_at: sql`coalesce(refused_at, ${clock().toISOString()})` }),
			})
			.where("id", "=", subscriberId)
			.execute();
	});
}

/** Returns how many letters in a row were refused, this one among them. */
function runAround(letters: { letter_id: string; refused: number }[], letterId: string): number {
	const at = letters.findIndex((letter) => letter.letter_id === letterId);
	if (at < 0) return 0;
	const taken = (letter: { refused: number }) => letter.refused === 0;
	const before = letters.slice(at).findIndex(taken);
	const after = letters.slice(0, at).toReversed().findIndex(taken);
	return (before < 0 ? letters.length - at : before) + (after < 0 ? at : after);
}

/** Letters are sent to the address again, and what it refused before no longer counts. */
export async function endRefusals(db: Kysely<Tables>, clock: Clock, subscriberId: string): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("subscribers")
		.set(freshReach(clock().toISOString()))
		.where("id", "=", subscriberId)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}
