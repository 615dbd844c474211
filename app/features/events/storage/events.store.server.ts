import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { dropWorkingCopy } from "#app/content/drafts/working-copies.store.server.ts";
import type { Creation } from "#app/content/drafts/working-copy.ts";
import { ownSlugsColumn } from "#app/content/storage/entry-slugs.server.ts";
import { replaceVersion, type VersionedKind } from "#app/content/storage/versioned.server.ts";
import type { CalendarEntry } from "#app/features/events/calendar/event-calendar.server.ts";
import type { EventInput, SocialEvent } from "#app/features/events/event.ts";
import { isNoticed } from "#app/features/events/event-notice.ts";
import { readEvent } from "#app/features/events/event-reading.ts";
import { isInCalendar } from "#app/features/events/event-time.ts";
import { withWords } from "#app/features/events/event-words.ts";
import type { TextChange } from "#app/features/events/text-change.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { cancellations, deletedEvents } from "./events.deletion.server.ts";
import { eventLists, shownTables } from "./events.list.server.ts";
import { columnsOf, loadEvent, writeTexts } from "./events.row.server.ts";
import { announcement, slugsFor } from "./events.slugs.server.ts";
import { formerOriginals, notedOriginals, textChanges } from "./former-originals.server.ts";

export type EventsStore = ReturnType<typeof eventsStore>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		events: Pick<EventsStore, "listUpcoming" | "listPast" | "findTable" | "today">;
	}
}

/** Checks the seats of a written table, whose row the transaction holds. @throws ApiError 409. */
type SeatKeeper = (
	transaction: Kysely<Tables>,
	table: { id: string; tableSize: number | null },
) => Promise<void>;

const eventKind: VersionedKind<"events", SocialEvent> = {
	table: "events",
	load: loadEvent,
	conflicting: (_db, event) => withWords(event),
};

/** Every query on events. Answers are new objects; instants are ISO 8601 in UTC. */
export function eventsStore(db: Kysely<Tables>, clock: Clock, keepSeats: SeatKeeper = async () => undefined) {
	async function create(written: EventInput, { at = clock(), draft }: Creation = {}): Promise<SocialEvent> {
		const input = readEvent(written, { today: dayOf(at) });
		const now = at.toISOString();
		const id = randomUUID();
		return db.transaction().execute(async (transaction) => {
			const { slug, ownSlugs } = await slugsFor(transaction, input, id);
			const row = {
				...columnsOf(input),
				id,
				slug,
				own_slugs: ownSlugsColumn(ownSlugs),
				announced_at: input.published ? now : null,
				created_at: now,
				updated_at: now,
				version: 1,
				sequence: 1,
			};
			await transaction.insertInto("events").values(row).execute();
			await writeTexts(transaction, id, input);
			await dropWorkingCopy(transaction, "event", draft);
			return loadEvent(transaction, id);
		});
	}

	/**
	 * Replaces an event. One that lost its day is cancelled in calendars.
	 * @throws ApiError 404, or 409 `stale` with the `current` event.
	 */
	async function update(id: string, written: EventInput & { version: number }): Promise<SocialEvent> {
		const now = clock();
		const { version } = written;
		return replaceVersion(db, eventKind, { id, version }, async (transaction, before) => {
			const input = readEvent(written, { today: dayOf(now), before });
			return {
				columns: {
					...columnsOf(input),
					...(await announcement(transaction, { before, input, now })),
					updated_at: now.toISOString(),
					sequence: before.sequence + Number(isNoticed(before, input)),
				},
				afterSave: () => afterUpdate(transaction, { id, before, input, now }),
			};
		});
	}

	/** Writes the texts of a changed event, and what calendars are told. @throws ApiError 409 of its seats. */
	async function afterUpdate(
		transaction: Kysely<Tables>,
		{ id, before, input, now }: { id: string; before: SocialEvent; input: EventInput; now: Date },
	): Promise<SocialEvent> {
		await keepSeats(transaction, { id, tableSize: input.tableSize });
		const noted = await notedOriginals(transaction, id);
		await writeTexts(transaction, id, input, formerOriginals({ before, after: input, noted }));
		await dropWorkingCopy(transaction, "event", id);
		const after = await loadEvent(transaction, id);
		if (isInCalendar(after)) await cancellations(transaction).forget(id);
		// One that is hidden only leaves: nobody is told that it does not take place.
		else if (after.published) {
			await cancellations(transaction).record({ ...before, state: input.state }, now);
		}
		return after;
	}

	/** @throws ApiError 404. */
	const get = (id: string) => loadEvent(db, id);

	/** Compares each text with what the others followed of it. @throws ApiError 404. */
	async function listTextChanges(id: string): Promise<TextChange[]> {
		return textChanges(await get(id), await notedOriginals(db, id));
	}

	const lists = eventLists(db);
	const { list } = lists;

	/** Lists every published event with a day, and the cancelled ones. */
	async function listCalendar(): Promise<CalendarEntry[]> {
		const [published, cancelled] = await Promise.all([
			list({ publishedOnly: true }),
			cancellations(db).list(),
		]);
		return [
			...published.filter(isInCalendar).map((event) => ({ event, cancelled: false })),
			...cancelled.map((event) => ({ event, cancelled: true })),
		];
	}

	return {
		create,
		update,
		get,
		listTextChanges,
		...deletedEvents(db, clock),
		...lists,
		...shownTables(db, clock),
		listCalendar,
	};
}

export const eventsEffects: Effects<ReturnType<typeof eventsStore>> = {
	create: "write",
	update: "write",
	remove: "write",
	restore: "write",
	get: "read",
	listTextChanges: "read",
	list: "read",
	listPage: "read",
	countListed: "read",
	listUpcoming: "read",
	listPast: "read",
	findTable: "read",
	listTableAddresses: "read",
	today: "read",
	listCalendar: "read",
};
