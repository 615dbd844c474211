import type { Kysely } from "kysely";
import type { StateCount } from "#app/features/guests/seats.ts";
import type { Tables } from "#migrations/tables.ts";

/** How many women and men stand in each state, by table. */
export async function countGuests(
	db: Kysely<Tables>,
	tableIds: readonly string[],
): Promise<Map<string, StateCount[]>> {
	if (tableIds.length === 0) return new Map();
	const rows = await db
		.selectFrom("guests")
		.select(({ fn }) => ["event_id", "gender", "state", fn.countAll<number>().as("guests")])
		.where("event_id", "in", tableIds)
		.groupBy(["event_id", "gender", "state"])
		.orderBy("gender")
		.orderBy("state")
		.execute();
	return new Map(
		[...Map.groupBy(rows, ({ event_id }) => event_id)].map(([id, counts]) => [
			id,
			counts.map(({ gender, state, guests }) => ({ gender, state, guests })),
		]),
	);
}
