import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import { completed } from "#app/content/draft.ts";
import { insertThing } from "#app/content/storage/content-table.server.ts";
import type { Deletion } from "#app/content/storage/deletion.server.ts";
import { ownSlugsColumn } from "#app/content/storage/entry-slugs.server.ts";
import { event, eventFields, type SocialEvent, shownEvent } from "#app/features/events/event.ts";
import { isInCalendar, isOver } from "#app/features/events/event-time.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { eventTable, loadEvent, originalsColumn, searchColumn } from "./events.row.server.ts";
import { nextFreeSlugs } from "./events.slugs.server.ts";

/** A calendar that was told of the cancellation has a revision of its own for it. */
const revisionsOfCancelling = 1;

export type RestoredEvent = {
	event: SocialEvent;
	/** True if another event has its old address now. */
	isMoved: boolean;
};

/**
 * Deletes events with their guests, and restores them without, under a free address. Calendars are
 * told that a deleted one is cancelled, and that a restored one is back.
 */
export function eventDeletion(
	clock: Clock,
	beforeRemoval: (transaction: Kysely<Tables>, id: string, now: Date) => Promise<void>,
): Deletion<SocialEvent, RestoredEvent> {
	return {
		async beforeRemoval(transaction, id, event, now) {
			await beforeRemoval(transaction, id, now);
			await cancellations(transaction).record({ ...event, state: "cancelled" }, now);
		},
		restore: async (id, kept) => async (transaction) => {
			// One that was deleted before translations had slugs of their own has none.
			const before = { ownSlugs: {}, ...completed(eventFields, kept) } as SocialEvent;
			const { slug, ownSlugs } = before;
			const free = await nextFreeSlugs(transaction, before, id);
			await insertThing(transaction, eventTable, {
				id,
				version: before.version,
				input: before,
				columns: {
					...searchColumn(before),
					slug: free.slug,
					own_slugs: ownSlugsColumn(free.ownSlugs),
					announced_at: before.announcedAt,
					previous_start: before.previousStart,
					created_at: before.createdAt,
					updated_at: clock().toISOString(),
					sequence: before.sequence + (isInCalendar(before) ? revisionsOfCancelling + 1 : 0),
				},
				textColumns: originalsColumn({}),
			});
			if (isInCalendar(before)) await cancellations(transaction).forget(id);
			return {
				event: await loadEvent(transaction, id),
				isMoved: !isDeepStrictEqual(free, { slug, ownSlugs }),
			};
		},
	};
}

/**
 * Events that calendars may still show, as last published: unpublished, deleted, or without a day.
 * Each counts one more change, so that calendars take the cancellation.
 */
export function cancellations(db: Kysely<Tables>) {
	/** Records an event as it was, unless visitors never saw it or it took place. */
	async function record(before: SocialEvent, now: Date): Promise<void> {
		if (!isInCalendar(before) || isOver(before, now)) return;
		const withdrawn_at = now.toISOString();
		const last = { ...shownEvent(before), updatedAt: withdrawn_at, sequence: before.sequence + 1 };
		const row = { event: JSON.stringify(last), withdrawn_at };
		await db
			.insertInto("withdrawn_events")
			.values({ event_id: before.id, ...row })
			.onConflict((conflict) => conflict.column("event_id").doUpdateSet(row))
			.execute();
	}

	async function forget(id: string): Promise<void> {
		await db.deleteFrom("withdrawn_events").where("event_id", "=", id).execute();
	}

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
