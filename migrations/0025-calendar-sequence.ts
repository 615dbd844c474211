import { type Kysely, sql } from "kysely";

type Before = {
	events: { version: number; sequence: number };
	withdrawn_events: { event_id: string; event: string };
};

/**
 * An event counts the changes that a guest would notice apart from its versions. Calendars know the
 * version so far: the count goes on from there, so that it never falls.
 */
export async function up(db: Kysely<Before>): Promise<void> {
	await db.schema
		.alterTable("events")
		.addColumn("sequence", "integer", (column) => column.notNull().defaultTo(1))
		.execute();
	await sql`update events set sequence = version`.execute(db);
	for (const { event_id, event } of await db.selectFrom("withdrawn_events").selectAll().execute()) {
		const last: { version: number } = JSON.parse(event);
		await db
			.updateTable("withdrawn_events")
			.set({ event: JSON.stringify({ ...last, sequence: last.version }) })
			.where("event_id", "=", event_id)
			.execute();
	}
}
