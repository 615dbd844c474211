import { type Kysely, sql } from "kysely";
import type { Tables } from "#migrations/tables.ts";

export type ArrivalsStore = ReturnType<typeof arrivalsStore>;

/** Counts arrivals by links of letters, by day, without personal data. */
export function arrivalsStore(db: Kysely<Tables>) {
	/** Adds so many on a day to a letter that has left; nothing for any other slug. */
	async function add(slug: string, day: string, count: number): Promise<void> {
		const rows = db
			.selectFrom("letters")
			.select(["id", sql.val(day).as("day"), sql<number>`cast(${count} as integer)`.as("arrivals")])
			.where("slug", "=", slug)
			.where("started_at", "is not", null);
		await db
			.insertInto("letter_arrivals")
			.columns(["letter_id", "day", "arrivals"])
			.expression(rows)
			.onConflict((conflict) =>
				conflict
					.columns(["letter_id", "day"])
					.doUpdateSet({ arrivals: sql`letter_arrivals.arrivals + excluded.arrivals` }),
			)
			.execute();
	}

	return { add };
}
