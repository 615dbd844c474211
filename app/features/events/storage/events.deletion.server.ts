import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import { completed } from "#app/content/draft.ts";
import { firstWritten } from "#app/content/localized.ts";
import { deletions } from "#app/content/storage/deletion.server.ts";
import { ownSlugsColumn } from "#app/content/storage/entry-slugs.server.ts";
import { eventFields, type SocialEvent } from "#app/features/events/event.ts";
import { isInCalendar } from "#app/features/events/event-time.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { holdRow } from "#platform/database/hold-row.ts";
import { cancellations } from "./events.cancellations.server.ts";
import { columnsOf, writeTexts } from "./events.row.server.ts";
import { nextFreeSlugs } from "./events.slugs.server.ts";
import { loadEvent } from "./load-event.server.ts";

/** A calendar that was told of the cancellation has a revision of its own for it. */
const revisionsOfCancelling = 1;

type RestoredEvent = {
	event: SocialEvent;
	/** Whether another event has its old address now. */
	isMoved: boolean;
};

/**
 * Deleting events, and putting them back under their old address where that is still free. The guests
 * are erased for good. One that stood in the calendar is recorded there as cancelled; calendars are
 * told once it is back.
 */
export function deletedEvents(db: Kysely<Tables>, clock: Clock) {
	return deletions<SocialEvent, RestoredEvent>(db, clock, {
		row: { kind: "event", table: "events" },
		workingCopies: "event",
		hold: (transaction, id) => holdRow(transaction, "events", id),
		async read(transaction, id) {
			const event = await loadEvent(transaction, id);
			return { title: firstWritten(event, "title"), content: event };
		},
		beforeRemoval: (transaction, _id, event, now) =>
			cancellations(transaction).record({ ...event, state: "cancelled" }, now),
		restore: async (id, kept) => async (transaction) => {
			// One that was deleted before translations had slugs of their own has none.
			const before = { ownSlugs: {}, ...completed(eventFields, kept) } as SocialEvent;
			const { slug, ownSlugs } = before;
			const free = await nextFreeSlugs(transaction, before, id);
			const row = {
				...columnsOf(before),
				id,
				slug: free.slug,
				own_slugs: ownSlugsColumn(free.ownSlugs),
				announced_at: before.announcedAt,
				previous_start: before.previousStart,
				created_at: before.createdAt,
				updated_at: clock().toISOString(),
				version: before.version,
				sequence: before.sequence + (isInCalendar(before) ? revisionsOfCancelling + 1 : 0),
			};
			await transaction.insertInto("events").values(row).execute();
			await writeTexts(transaction, id, before);
			if (isInCalendar(before)) await cancellations(transaction).forget(id);
			return {
				event: await loadEvent(transaction, id),
				isMoved: !isDeepStrictEqual(free, { slug, ownSlugs }),
			};
		},
	});
}
