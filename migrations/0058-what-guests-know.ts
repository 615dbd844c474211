import { type Kysely, sql } from "kysely";

/**
 * Adds what guests were told of their table. Those who have confirmed without a mail were told by the
 * owner; those who only stand as invited, and were sent nothing, were not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("guests").addColumn("told_sequence", "integer").execute();
	await db.schema.alterTable("guests").addColumn("seated_at", "text").execute();
	await db.schema.alterTable("guests").addColumn("moved_from", "text").execute();
	await sql`update guests set told_sequence = (select sequence from events where events.id = guests.event_id)
		where state in ('confirmed', 'paid', 'came')
		and id not in (select guest_id from guest_mails where kind not in ('feedback', 'results'))`.execute(db);
}
