import type { Kysely } from "kysely";
import { firstWritten } from "#app/content/localized.ts";
import { ownSlugsColumn } from "#app/content/storage/entry-slugs.server.ts";
import { versionedStore } from "#app/content/storage/versioned.server.ts";
import type { CalendarEntry } from "#app/features/events/calendar/event-calendar.server.ts";
import type { EventFields, EventInput, SocialEvent } from "#app/features/events/event.ts";
import { countChange } from "#app/features/events/event-notice.ts";
import { readEvent } from "#app/features/events/event-reading.ts";
import { isInCalendar } from "#app/features/events/event-time.ts";
import { withWords } from "#app/features/events/event-words.ts";
import type { TextChange } from "#app/features/events/text-change.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { cancellations, eventDeletion, type RestoredEvent } from "./events.deletion.server.ts";
import { eventLists, shownTables } from "./events.list.server.ts";
import { eventTable, originalsColumn, searchColumn } from "./events.row.server.ts";
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

/** Ends what hangs on an event and is kept elsewhere, in the transaction that deletes it. */
type EventEnd = (transaction: Kysely<Tables>, id: string, now: Date) => Promise<void>;

/** Every query on events. Answers are new objects; instants are ISO 8601 in UTC. */
export function eventsStore(
	db: Kysely<Tables>,
	clock: Clock,
	keepSeats: SeatKeeper = async () => undefined,
	beforeRemoval: EventEnd = async () => undefined,
) {
	const events = versionedStore<EventFields, EventInput, SocialEvent, SocialEvent, RestoredEvent>(db, clock, {
		...eventTable,
		titleOf: (event) => firstWritten(event, "title"),
		deletion: eventDeletion(clock, beforeRemoval),
		conflicting: (_db, event) => withWords(event),
		prepare:
			async (written, at) =>
			async (transaction, { id, before }) => {
				const input = readEvent(written, { today: dayOf(at), before });
				if (before === undefined) return { input, ...(await newColumns(transaction, { id, input, at })) };
				const counted = countChange(before, input);
				const noted = await notedOriginals(transaction, id);
				return {
					input,
					columns: {
						...searchColumn(input),
						...(await announcement(transaction, { before, input, now: at })),
						updated_at: at.toISOString(),
						sequence: counted.sequence,
						quiet_changes: counted.quietChanges,
					},
					textColumns: originalsColumn(formerOriginals({ before, after: input, noted })),
					async afterSave(after) {
						await keepSeats(transaction, { id, tableSize: input.tableSize });
						await noteInCalendar(transaction, { before, after, now: at });
					},
				};
			},
	});

	/** Compares each text with what the others followed of it. @throws ApiError 404. */
	async function listTextChanges(id: string): Promise<TextChange[]> {
		return textChanges(await events.get(id), await notedOriginals(db, id));
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
		...events,
		listTextChanges,
		...lists,
		...shownTables(db, clock),
		listCalendar,
	};
}

async function newColumns(
	transaction: Kysely<Tables>,
	{ id, input, at }: { id: string; input: EventInput; at: Date },
) {
	const { slug, ownSlugs } = await slugsFor(transaction, input, id);
	const now = at.toISOString();
	return {
		columns: {
			...searchColumn(input),
			slug,
			own_slugs: ownSlugsColumn(ownSlugs),
			announced_at: input.published ? now : null,
			created_at: now,
			updated_at: now,
			sequence: 1,
		},
		textColumns: originalsColumn({}),
	};
}

/** Notes what calendars are told of a changed event: one that lost its day is cancelled. */
async function noteInCalendar(
	transaction: Kysely<Tables>,
	{ before, after, now }: { before: SocialEvent; after: SocialEvent; now: Date },
): Promise<void> {
	if (isInCalendar(after)) await cancellations(transaction).forget(after.id);
	// One that is hidden only leaves: nobody is told that it does not take place.
	else if (after.published) {
		await cancellations(transaction).record({ ...before, state: after.state }, now);
	}
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
	listVersions: "uncached",
	getVersion: "uncached",
};
