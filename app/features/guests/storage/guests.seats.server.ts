import type { Kysely, Selectable } from "kysely";
import type { Gender } from "#app/features/guests/guest.ts";
import { type StateCount, seatStates, seatsEach } from "#app/features/guests/seats.ts";
import { dayOf, daysAfter } from "#app/i18n/business-time.ts";
import { guestDays } from "#app/site/site-config.ts";
import { isSqlite } from "#migrations/engine.ts";
import type { EventsTable } from "#migrations/event-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { noTable } from "./guests.row.server.ts";

export type LockedTable = Pick<
	Selectable<EventsTable>,
	"id" | "table_size" | "calendar_date" | "state" | "sequence" | "quiet_changes"
>;

/**
 * Locks tables for a change of their guests, always in the same order. SQLite needs no lock.
 * @throws ApiError 404.
 */
export async function lockTables(
	transaction: Kysely<Tables>,
	ids: readonly string[],
): Promise<Map<string, LockedTable>> {
	const rows = await transaction
		.selectFrom("events")
		.select(["id", "table_size", "calendar_date", "state", "sequence", "quiet_changes"])
		.where("id", "in", ids)
		.orderBy("id")
		.$if(!isSqlite(transaction), (query) => query.forUpdate())
		.execute();
	const found = new Map(rows.map((row) => [row.id, row]));
	if (ids.some((id) => !found.has(id))) throw noTable();
	return found;
}

/** One table, for a change of its guests. @throws ApiError 404. */
export async function lockTable(transaction: Kysely<Tables>, id: string): Promise<LockedTable> {
	const table = (await lockTables(transaction, [id])).get(id);
	if (table === undefined) throw noTable();
	return table;
}

/** Requires a free seat at a locked table, not counting `except`. @throws ApiError 409. */
export async function requireSeat(
	transaction: Kysely<Tables>,
	table: LockedTable,
	{ gender, except = "" }: { gender: Gender; except?: string },
): Promise<void> {
	if (table.table_size === null) {
		const message = "Say first how many guests this table has: its form in the list of events asks for it.";
		throw new ApiError(409, "no-table-size", message);
	}
	const { held } = await transaction
		.selectFrom("guests")
		.select(({ fn }) => fn.countAll<number>().as("held"))
		.where("event_id", "=", table.id)
		.where("state", "in", seatStates)
		.where("gender", "=", gender)
		.where("id", "!=", except)
		.executeTakeFirstOrThrow();
	if (held < seatsEach(table.table_size)) return;
	const all = { woman: "All seats for women are taken.", man: "All seats for men are taken." };
	const code = gender === "woman" ? "no-seat-woman" : "no-seat-man";
	throw new ApiError(409, code, all[gender]);
}

/** Requires that a written table still seats its guests. @throws ApiError 409. */
export async function keepSeats(
	transaction: Kysely<Tables>,
	{ id, tableSize }: { id: string; tableSize: number | null },
): Promise<void> {
	const rows = await transaction
		.selectFrom("guests")
		.select(({ fn }) => fn.countAll<number>().as("held"))
		.where("event_id", "=", id)
		.where("state", "in", seatStates)
		.groupBy("gender")
		.execute();
	if (rows.every(({ held }) => held <= seatsEach(tableSize))) return;
	const message = "More guests hold a seat than this table would have. Change their states first.";
	throw new ApiError(409, "seats-held", message, { fields: { tableSize: message } });
}

/** Counts women and men in each state, by table. */
export async function countGuests(
	db: Kysely<Tables>,
	tableIds: readonly string[],
): Promise<Map<string, StateCount[]>> {
	if (tableIds.length === 0) return new Map();
	const rows = await db
		.selectFrom("guests")
		.select(({ fn }) => ["event_id", "gender", "state", fn.countAll<number>().as("guests")])
		.where("event_id", "in", tableIds)
		.groupBy(["event_id", "gender", "state"])
		.orderBy("gender")
		.orderBy("state")
		.execute();
	return new Map(
		[...Map.groupBy(rows, ({ event_id }) => event_id)].map(([id, counts]) => [
			id,
			counts.map(({ gender, state, guests }) => ({ gender, state, guests })),
		]),
	);
}

/** @throws ApiError 409 for a table so long over that its guests are erased. */
export function requireLiving({ calendar_date }: { calendar_date: string | null }, now: Date): void {
	if (calendar_date === null || calendar_date > lastErasedEvening(now)) return;
	const message =
		"This table took place long ago and its guests were erased: nobody can be added to it any more.";
	throw new ApiError(409, "guests-erased", message);
}

/** Returns the last evening whose guests are erased on the day of an instant. */
export function lastErasedEvening(now: Date): string {
	return daysAfter(dayOf(now), -guestDays - 1);
}
