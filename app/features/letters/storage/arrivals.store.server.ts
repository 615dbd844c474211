import { type Kysely, sql } from "kysely";
import type { Tables } from "#migrations/tables.ts";

export type ArrivalsStore = ReturnType<typeof arrivalsStore>;

/** How often the links of each letter led to the site, by day. Nobody is in it. */
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
