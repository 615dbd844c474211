import type { Kysely, Selectable } from "kysely";
import type { Gender } from "#app/features/guests/guest.ts";
import { seatStates, seatsEach } from "#app/features/guests/seats.ts";
import { isSqlite } from "#migrations/engine.ts";
import type { EventsTable } from "#migrations/event-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { noTable } from "./guests.row.server.ts";

/** What the seats of a table follow from. */
export type LockedTable = Pick<
	Selectable<EventsTable>,
	"id" | "table_size" | "calendar_date" | "state" | "sequence"
>;

/**
 * Reads tables for a change of their guests: until the transaction ends, no other one changes who
 * sits there. Always in the same order, so that two transactions never wait for each other. On
 * SQLite they follow one another anyway.
 * @throws ApiError 404.
 */
export async function lockTables(
	transaction: Kysely<Tables>,
	ids: readonly string[],
): Promise<Map<string, LockedTable>> {
	const rows = await transaction
		.selectFrom("events")
		.select(["id", "table_size", "calendar_date", "state", "sequence"])
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

/**
 * Makes sure that a locked table has a seat for one more woman or man. `except` is a guest who does
 * not count. @throws ApiError 409.
 */
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

/**
 * Makes sure that a table does not become smaller than what its guests hold. Part of every
 * saving of a table, whose row the transaction has written already. @throws ApiError 409.
 */
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
