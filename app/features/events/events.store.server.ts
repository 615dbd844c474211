import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../../../migrations/tables";
import type { Clock } from "../../../server/platform/clock";
import { Failure } from "../../../server/platform/failure";
import type { EventInput, SocialEvent } from "./event";
import type { CalendarEntry } from "./event-calendar.server";
import { isInCalendar, isOver } from "./event-time";
import { eventLists } from "./events.list.server";
import { columnsOf, eventFromRow } from "./events.row.server";
import { withdrawals } from "./events.withdrawals.server";

export type EventsStore = ReturnType<typeof eventsStore>;

/** Every query on events. Answers are new objects; instants are ISO 8601 in UTC. */
export function eventsStore(db: Kysely<Tables>, clock: Clock) {
	/** Adds an event. `at` stands for the present: sample events keep their order. */
	async function create(input: EventInput, at = clock()): Promise<SocialEvent> {
		const now = at.toISOString();
		const row = { ...columnsOf(input), id: randomUUID(), created_at: now, updated_at: now, version: 1 };
		await db.insertInto("events").values(row).execute();
		return eventFromRow(row);
	}

	/**
	 * Replaces an event's texts. One that leaves the calendar is remembered there as cancelled.
	 * @throws Failure 404, or 409 `stale` with the `current` event when `version` is not the newest.
	 */
	async function update(id: string, input: EventInput & { version: number }): Promise<SocialEvent> {
		const now = clock();
		return db.transaction().execute(async (transaction) => {
			const row = await transaction.selectFrom("events").selectAll().where("id", "=", id).executeTakeFirst();
			if (row === undefined) throw notFound();
			const before = eventFromRow(row);
			const changed = await transaction
				.updateTable("events")
				.set({ ...columnsOf(input), updated_at: now.toISOString(), version: input.version + 1 })
				.where("id", "=", id)
				.where("version", "=", input.version)
				.returningAll()
				.executeTakeFirst();
			if (changed === undefined) throw stale(before);
			const after = eventFromRow(changed);
			if (isInCalendar(after)) await withdrawals(transaction).forget(id);
			else await withdrawals(transaction).remember(before, now);
			return after;
		});
	}

	/** Deletes an event; if it stood in the calendar, it is remembered there as cancelled. @throws Failure 404. */
	async function remove(id: string): Promise<void> {
		const now = clock();
		await db.transaction().execute(async (transaction) => {
			const row = await transaction
				.deleteFrom("events")
				.where("id", "=", id)
				.returningAll()
				.executeTakeFirst();
			if (row === undefined) throw notFound();
			await withdrawals(transaction).remember(eventFromRow(row), now);
		});
	}

	/** One event, draft or not. @throws Failure 404. */
	async function get(id: string): Promise<SocialEvent> {
		const row = await db.selectFrom("events").selectAll().where("id", "=", id).executeTakeFirst();
		if (row === undefined) throw notFound();
		return eventFromRow(row);
	}

	const lists = eventLists(db);
	const { list } = lists;

	/** Published events that are not over, in the same order. */
	async function listUpcoming(): Promise<SocialEvent[]> {
		const now = clock();
		return (await list({ publishedOnly: true })).filter((event) => !isOver(event, now));
	}

	/** What the calendar holds: every published event with a day, and the cancelled ones. */
	async function listCalendar(): Promise<CalendarEntry[]> {
		const [published, cancelled] = await Promise.all([list({ publishedOnly: true }), withdrawals(db).list()]);
		return [
			...published.filter(isInCalendar).map((event) => ({ event, cancelled: false })),
			...cancelled.map((event) => ({ event, cancelled: true })),
		];
	}

	return { create, update, remove, get, ...lists, listUpcoming, listCalendar };
}

function notFound(): Failure {
	return new Failure(404, "not-found", "This event does not exist, or has been deleted.");
}

function stale(current: SocialEvent): Failure {
	const message = "This event was changed elsewhere since you opened it. Nothing of either text is lost.";
	return new Failure(409, "stale", message, { more: { current } });
}
