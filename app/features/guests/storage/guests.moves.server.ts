import { randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import { staleConflict } from "#app/content/storage/versioned.server.ts";
import type { Guest } from "#app/features/guests/guest.ts";
import { knownSequence } from "#app/features/guests/guest-news.ts";
import { holdsSeat } from "#app/features/guests/seats.ts";
import { dayOf, daysAfter } from "#app/i18n/business-time.ts";
import type { GuestsTable } from "#migrations/guest-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import { toldGuests } from "./guests.news.server.ts";
import { guestOf, noTable, readGuestRow } from "./guests.row.server.ts";
import { type LockedTable, lockTables, requireSeat } from "./guests.seats.server.ts";

/** The time in which a move can be taken back, whatever the day of either table. */
const undoMs = 60 * 60_000;

type Row = Selectable<GuestsTable>;
type At = { now: Date };

/** Reads until how many days before its table a seat moves, as the facts of the business say. */
export type ReadMoveDays = () => Promise<number>;

export function guestMoves(db: Kysely<Tables>, clock: Clock, readMoveDays: ReadMoveDays) {
	/**
	 * Moves a guest to another table, or back to a place that they left. A seat moves until some days
	 * before its evening, as the facts say; from a cancelled or postponed table, always.
	 * @throws ApiError 404, 409 `stale`, or 409 if the rules of moving or the seats forbid it.
	 */
	async function move(id: string, to: { tableId: string; version: number }): Promise<Guest> {
		const now = clock();
		const moveDays = await readMoveDays();
		return db.transaction().execute(async (transaction) => {
			const { event_id: from } = await readGuestRow(transaction, id);
			const tables = await lockTables(transaction, [from, to.tableId]);
			// Read anew: now nobody else changes it.
			const guest = await readGuestRow(transaction, id);
			if (guest.version !== to.version) throw staleConflict(guestOf(guest));
			const target = tables.get(to.tableId);
			const source = tables.get(from);
			if (target === undefined || source === undefined) throw noTable();
			if (guest.state === "moved" || from === to.tableId) throw notMovable();
			const former = await placeLeft(transaction, guest, to.tableId);
			const isUndo = former !== undefined && Date.parse(former.state_since) + undoMs > now.getTime();
			if (!isUndo) requireInTime(guest, source, target, { now, moveDays });
			if (holdsSeat(guest.state)) await requireSeat(transaction, target, guest);
			const [told] = await toldGuests(transaction, [from], id);
			// The table at which the guest believes to have a seat.
			const believed = told !== undefined && knownSequence(told) !== undefined ? from : guest.moved_from;
			return former === undefined
				? leave(transaction, guest, { tableId: to.tableId, believed, now })
				: comeBack(transaction, guest, { former, believed, now });
		});
	}

	return { move };
}

/** Returns a place that the guest left. @throws ApiError 409 if their address is there already. */
async function placeLeft(transaction: Kysely<Tables>, guest: Row, tableId: string): Promise<Row | undefined> {
	const there = await transaction
		.selectFrom("guests")
		.selectAll()
		.where("event_id", "=", tableId)
		.where(({ eb, or, and }) =>
			or([eb("moved_to", "=", guest.id), and([eb("email", "=", guest.email), eb("email", "!=", "")])]),
		)
		.orderBy("id")
		.execute();
	const former = there.find(({ moved_to }) => moved_to === guest.id);
	if (former !== undefined || there.length === 0) return former;
	throw new ApiError(409, "guest-twice", "A guest with this address is at that table already.");
}

function requireInTime(
	guest: Row,
	source: LockedTable,
	target: LockedTable,
	{ now, moveDays }: At & { moveDays: number },
): void {
	const today = dayOf(now);
	const isOff = target.state === "cancelled" || (target.state === "postponed" && holdsSeat(guest.state));
	if (isOff || (target.calendar_date !== null && target.calendar_date < today)) {
		const message = "That table is over, postponed or cancelled. Choose another one.";
		throw new ApiError(409, "table-closed", message);
	}
	const takesPlace = source.state !== "cancelled" && source.state !== "postponed";
	if (!takesPlace || source.calendar_date === null || !holdsSeat(guest.state)) return;
	if (today > daysAfter(source.calendar_date, -moveDays)) {
		const message = "The last day on which a seat of this table could be moved has passed.";
		throw new ApiError(409, "move-too-late", message);
	}
}

async function leave(
	transaction: Kysely<Tables>,
	guest: Row,
	{ tableId, believed, now }: At & { tableId: string; believed: string | null },
): Promise<Guest> {
	const at = now.toISOString();
	const there = {
		...{ ...guest, id: randomUUID(), event_id: tableId, updated_at: at, version: 1 },
		...{ told_sequence: null, accepted_at: null, seated_at: at, moved_from: believed, answer_by: null },
	};
	await transaction.insertInto("guests").values(there).execute();
	await follow(transaction, guest.id, there.id);
	await transaction
		.updateTable("guests")
		.set({ state: "moved", moved_to: there.id, state_since: at, updated_at: at, version: guest.version + 1 })
		.where("id", "=", guest.id)
		.execute();
	return guestOf(there);
}

async function comeBack(
	transaction: Kysely<Tables>,
	guest: Row,
	{ former, believed, now }: At & { former: Row; believed: string | null },
): Promise<Guest> {
	const { id, event_id, created_at, told_sequence, accepted_at, seated_at, answer_by } = former;
	const version = former.version + 1;
	const at = now.toISOString();
	const back = {
		...{ ...guest, id, event_id, created_at, version, updated_at: at },
		// A guest who was never told that they left still knows of this table what they knew.
		...(believed === null || believed === event_id
			? { told_sequence, accepted_at, seated_at, moved_from: null, answer_by }
			: { told_sequence: null, accepted_at: null, seated_at: at, moved_from: believed, answer_by: null }),
	};
	// Links that went to an address open nothing once it is somebody else's.
	if (former.email !== guest.email) {
		await transaction.deleteFrom("guest_links").where("guest_id", "=", id).execute();
	}
	await transaction
		.updateTable("guest_links")
		.set({ guest_id: id })
		.where("guest_id", "=", guest.id)
		.execute();
	await follow(transaction, guest.id, id);
	await transaction.deleteFrom("guests").where("id", "=", guest.id).execute();
	await transaction.updateTable("guests").set(back).where("id", "=", id).execute();
	return guestOf(back);
}

/** Makes every place that a guest left point to where they are now; what they paid goes with them. */
async function follow(transaction: Kysely<Tables>, from: string, to: string): Promise<void> {
	await transaction.updateTable("guests").set({ moved_to: to }).where("moved_to", "=", from).execute();
	await transaction
		.updateTable("payment_accounts")
		.set({ guest_id: to })
		.where("guest_id", "=", from)
		.execute();
}

function notMovable(): ApiError {
	return new ApiError(409, "guest-moved", "This guest was moved already, or sits at this table.");
}
