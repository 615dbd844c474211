import type { Kysely } from "kysely";
import { event, type SocialEvent } from "#app/features/events/event.ts";
import { isInCalendar, isOver } from "#app/features/events/event-time.ts";
import type { Tables } from "#migrations/tables.ts";

/**
 * Events that calendars may still show though the site no longer does: unpublished, deleted, or
 * without a day. Each is stored as it was last published, as one more change that guests notice, so
 * that calendars see the cancellation as the newer revision.
 */
export function cancellations(db: Kysely<Tables>) {
	/**
	 * Records an event as it was before it left; one that visitors never saw, or that took place, is
	 * skipped.
	 */
	async function record(before: SocialEvent, now: Date): Promise<void> {
		if (!isInCalendar(before) || isOver(before, now)) return;
		const withdrawn_at = now.toISOString();
		const last = { ...before, updatedAt: withdrawn_at, sequence: before.sequence + 1 };
		const row = { event: JSON.stringify(last), withdrawn_at };
		await db
			.insertInto("withdrawn_events")
			.values({ event_id: before.id, ...row })
			.onConflict((conflict) => conflict.column("event_id").doUpdateSet(row))
			.execute();
	}

	/** Forgets an event that is back. */
	async function forget(id: string): Promise<void> {
		await db.deleteFrom("withdrawn_events").where("event_id", "=", id).execute();
	}

	/** The withdrawn events, in the order in which they left. */
	async function list(): Promise<SocialEvent[]> {
		const rows = await db
			.selectFrom("withdrawn_events")
			.select("event")
			.orderBy("withdrawn_at")
			.orderBy("event_id")
			.execute();
		return rows.map((row) => event.parse(JSON.parse(row.event)));
	}

	return { record, forget, list };
}
