import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Guest, GuestInput, SettableState } from "#app/features/guests/guest.ts";
import { holdsSeat } from "#app/features/guests/seats.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import { requireLiving } from "./guests.retention.server.ts";
import { columnsOf, guestOf, noGuest, staleGuest } from "./guests.row.server.ts";
import { lockTable, requireSeat } from "./guests.seats.server.ts";

export type GuestsStore = ReturnType<typeof guestsStore>;

/**
 * Changes of a table's guests. Each holds the table while it looks at its seats and writes, so that
 * women and men never have more than half of them each, whatever is clicked in whatever order.
 */
export function guestsStore(db: Kysely<Tables>, clock: Clock) {
	/** Adds a guest. @throws ApiError 404 without the table, 409 without a seat, or for one who is there. */
	async function add(tableId: string, input: GuestInput & { state: SettableState }): Promise<Guest> {
		const { state, ...written } = input;
		const now = clock().toISOString();
		return db.transaction().execute(async (transaction) => {
			const table = await lockTable(transaction, tableId);
			requireLiving(table, clock());
			await requireNobodyTwice(transaction, { tableId, email: written.email });
			if (holdsSeat(state)) await requireSeat(transaction, table, written);
			const row = {
				...columnsOf(written),
				...{ id: randomUUID(), event_id: tableId, state, state_since: now, moved_to: null },
				...{ created_at: now, updated_at: now, version: 1 },
			};
			await transaction.insertInto("guests").values(row).execute();
			return guestOf(row);
		});
	}

	/** Replaces what is written of a guest. @throws ApiError 404, or 409 `stale` with the `current` one. */
	async function update(id: string, input: GuestInput & { version: number }): Promise<Guest> {
		return change(id, input.version, async (transaction, guest) => {
			const table = await lockTable(transaction, guest.tableId);
			await requireNobodyTwice(transaction, { tableId: guest.tableId, email: input.email, except: id });
			if (holdsSeat(guest.state)) await requireSeat(transaction, table, { ...input, except: id });
			// Links that went to an address open nothing once it is somebody else's.
			if (input.email !== guest.email) {
				await transaction.deleteFrom("guest_links").where("guest_id", "=", id).execute();
			}
			return columnsOf(input);
		});
	}

	/** Sets where a guest stands. @throws ApiError 404, 409 `stale`, or where there is no seat. */
	async function setState(
		id: string,
		{ state, version }: { state: SettableState; version: number },
	): Promise<Guest> {
		return change(id, version, async (transaction, guest) => {
			const table = await lockTable(transaction, guest.tableId);
			if (guest.state === "moved") throw movedOn();
			if (holdsSeat(state)) await requireSeat(transaction, table, { gender: guest.gender, except: id });
			return { state, state_since: clock().toISOString() };
		});
	}

	/** Deletes a guest, and the places that they left to be here. @throws ApiError 404. */
	async function remove(id: string): Promise<void> {
		const { numDeletedRows } = await db
			.deleteFrom("guests")
			.where(({ eb, or }) => or([eb("id", "=", id), eb("moved_to", "=", id)]))
			.executeTakeFirst();
		if (numDeletedRows === 0n) throw noGuest();
	}

	/** One guest. @throws ApiError 404. */
	const get = (id: string) => read(db, id);

	async function change(
		id: string,
		version: number,
		columns: (transaction: Kysely<Tables>, guest: Guest) => Promise<object>,
	): Promise<Guest> {
		return db.transaction().execute(async (transaction) => {
			const before = await read(transaction, id);
			if (before.version !== version) throw staleGuest(before);
			const changed = {
				...(await columns(transaction, before)),
				updated_at: clock().toISOString(),
				version: version + 1,
			};
			// Whoever was changed before their table was held has another version by now.
			const { numUpdatedRows } = await transaction
				.updateTable("guests")
				.set(changed)
				.where("id", "=", id)
				.where("version", "=", version)
				.executeTakeFirst();
			if (numUpdatedRows === 0n) throw staleGuest(await read(transaction, id));
			return read(transaction, id);
		});
	}

	return { add, update, setState, remove, get };
}

/** @throws ApiError 404. */
async function read(db: Kysely<Tables>, id: string): Promise<Guest> {
	const row = await db.selectFrom("guests").selectAll().where("id", "=", id).executeTakeFirst();
	if (row === undefined) throw noGuest();
	return guestOf(row);
}

/** @throws ApiError 409 where somebody with this address is at the table already. */
async function requireNobodyTwice(
	transaction: Kysely<Tables>,
	{ tableId, email, except = "" }: { tableId: string; email: string; except?: string },
): Promise<void> {
	if (email === "") return;
	const same = await transaction
		.selectFrom("guests")
		.select("id")
		.where("event_id", "=", tableId)
		.where("email", "=", email)
		.where("id", "!=", except)
		.executeTakeFirst();
	if (same === undefined) return;
	const message = "A guest with this address is at this table already.";
	throw new ApiError(409, "guest-twice", message, { fields: { email: message } });
}

function movedOn(): ApiError {
	return new ApiError(409, "guest-moved", "This guest was moved to another table: look for them there.");
}
