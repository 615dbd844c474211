import type { Kysely } from "kysely";
import { completed } from "#app/content/draft.ts";
import {
	findKeptWorkingCopy,
	type KeptWorkingCopy,
	restoreWorkingCopy,
} from "#app/content/drafts/kept-working-copy.server.ts";
import { firstWritten } from "#app/content/localized.ts";
import { eventFields, type SocialEvent } from "#app/features/events/event.ts";
import { isInCalendar } from "#app/features/events/event-time.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { findDeleted, forgetDeleted, keepDeleted } from "#platform/content/deleted-things.ts";
import { holdRow } from "#platform/database/hold-row.ts";
import { cancellations } from "./events.cancellations.server.ts";
import { columnsOf, writeTexts } from "./events.row.server.ts";
import { nextFreeSlug } from "./events.slugs.server.ts";
import { loadEvent } from "./load-event.server.ts";

/** A calendar that was told of the cancellation has a revision of its own for it. */
const revisionsOfCancelling = 1;

type KeptEvent = SocialEvent & { workingCopy?: KeptWorkingCopy | undefined };

type RestoredEvent = {
	event: SocialEvent;
	/** Whether another event has its old address now. */
	isMoved: boolean;
};

/** Deleting events, and putting back what was deleted. */
export function deletedEvents(db: Kysely<Tables>, clock: Clock) {
	/**
	 * Deletes an event and keeps it for a while; its guests are erased for good. If it stood in the
	 * calendar, it is recorded there as cancelled. @throws ApiError 404.
	 */
	async function remove(id: string): Promise<void> {
		const now = clock();
		await db.transaction().execute(async (transaction) => {
			await holdRow(transaction, "events", id);
			const event = await loadEvent(transaction, id);
			const workingCopy = await findKeptWorkingCopy(transaction, "event", id);
			await transaction.deleteFrom("events").where("id", "=", id).execute();
			await cancellations(transaction).record({ ...event, state: "cancelled" }, now);
			const title = firstWritten(event, "title");
			const content: KeptEvent = { ...event, workingCopy };
			await keepDeleted(transaction, { kind: "event", id, title, content, now });
		});
	}

	/**
	 * Puts a deleted event back as it was, without guests, under its old address where that is still
	 * free. Calendars are told that it takes place. @throws ApiError 404.
	 */
	async function restore(id: string): Promise<RestoredEvent> {
		const now = clock();
		return db.transaction().execute(async (transaction) => {
			const { workingCopy, ...kept } = await findDeleted<KeptEvent>(transaction, "event", id);
			const before = completed(eventFields, kept) as SocialEvent;
			await forgetDeleted(transaction, "event", id);
			const slug = await nextFreeSlug(transaction, before.slug, id);
			const row = {
				...columnsOf(before),
				id,
				slug,
				announced_at: before.announcedAt,
				previous_start: before.previousStart,
				created_at: before.createdAt,
				updated_at: now.toISOString(),
				version: before.version,
				sequence: before.sequence + (isInCalendar(before) ? revisionsOfCancelling + 1 : 0),
			};
			await transaction.insertInto("events").values(row).execute();
			await writeTexts(transaction, id, before);
			await restoreWorkingCopy(transaction, "event", id, workingCopy);
			if (isInCalendar(before)) await cancellations(transaction).forget(id);
			return { event: await loadEvent(transaction, id), isMoved: slug !== before.slug };
		});
	}

	return { remove, restore };
}
