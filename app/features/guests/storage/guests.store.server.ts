import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { replaceVersion, type VersionedKind } from "#app/content/storage/versioned.server.ts";
import type { Guest, GuestInput, SettableState } from "#app/features/guests/guest.ts";
import { knownSequence, knownWhole } from "#app/features/guests/guest-news.ts";
import { holdsSeat, isConfirmed } from "#app/features/guests/seats.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import { toldGuests } from "./guests.news.server.ts";
import { columnsOf, guestOf, noGuest, readGuestRow } from "./guests.row.server.ts";
import { type LockedTable, lockTable, requireLiving, requireSeat } from "./guests.seats.server.ts";

export type GuestsStore = ReturnType<typeof guestsStore>;

type StateChange = { state: SettableState; version: number };

/** Updates what guests of a locked table owe, and who is listed as paid, from their states and accounts. */
type KeepCharges = (transaction: Kysely<Tables>, tableId: string, now: Date) => Promise<void>;

/** Returns the columns of a guest that a change replaces. */
type Change = (transaction: Kysely<Tables>, guest: Guest) => Promise<object>;

/** Changes of a table's guests. Each locks the table, so that neither gender exceeds its seats. */
export function guestsStore(db: Kysely<Tables>, clock: Clock, keepCharges: KeepCharges) {
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
				...(holdsSeat(state) ? toldNow(table, now) : nothingTold),
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
			// Mails to another address invited nobody; who has confirmed knows what they knew.
			const known = guest.state === "invited" ? undefined : await readKnown(transaction, guest, knownWhole);
			const knowledge = known !== undefined && { told_sequence: known, accepted_at: null };
			return { ...columnsOf(input), ...knowledge };
		});
	}

	/**
	 * Sets a guest's state. Who gets a seat by it was told by the owner, and knows the table as it is; who
	 * says yes to an invitation is told the rest by the confirmation. Who confirms a seat that is paid already
	 * is listed as paid.
	 * @throws ApiError 404, 409 `stale`, or 409 without a seat.
	 */
	async function setState(id: string, to: StateChange): Promise<Guest> {
		return enterState(id, to, async (transaction, { guest, table, now }) => {
			const answered = isUnanswered(to.state) ? {} : { answer_by: null };
			if (!holdsSeat(to.state)) return { accepted_at: null, ...answered };
			if (!holdsSeat(guest.state)) return { ...toldNow(table, now), ...answered };
			const known = (await readKnown(transaction, guest, knownSequence)) ?? table.sequence;
			if (!isConfirmed(to.state)) return { told_sequence: known, accepted_at: null };
			return { told_sequence: known, ...answered, ...(guest.state === "invited" && { accepted_at: now }) };
		});
	}

	/** Gives a guest the seat of an invitation that is still to be sent. @throws as `setState`. */
	async function reserveSeat(id: string, { version }: { version: number }): Promise<Guest> {
		return enterState(id, { state: "invited", version }, async (_transaction, { now }) => ({
			...nothingTold,
			seated_at: now,
			answer_by: null,
		}));
	}

	/**
	 * Sets the answer that a guest gave on the page that shows the table as it is; what is told of it is stored
	 * with it. @throws as `setState`.
	 */
	async function recordAnswer(
		id: string,
		to: StateChange,
		tell?: (transaction: Kysely<Tables>) => Promise<void>,
	): Promise<Guest> {
		return enterState(id, to, async (transaction, { table, now }) => {
			await tell?.(transaction);
			return {
				told_sequence: table.sequence - table.quiet_changes,
				accepted_at: isConfirmed(to.state) ? now : null,
				moved_from: null,
				answer_by: null,
			};
		});
	}

	/** Notes that the owner told a guest how the table is now. @throws ApiError 404, or 409 `stale`. */
	async function markTold(id: string, { version }: { version: number }): Promise<Guest> {
		return change(id, version, async (transaction, guest) => {
			const table = await lockTable(transaction, guest.tableId);
			return { told_sequence: table.sequence, accepted_at: null, moved_from: null };
		});
	}

	async function enterState(
		id: string,
		{ state, version }: StateChange,
		knowledge: (
			transaction: Kysely<Tables>,
			at: { guest: Guest; table: LockedTable; now: string },
		) => Promise<object>,
	): Promise<Guest> {
		const enter: Change = async (transaction, guest) => {
			const table = await lockTable(transaction, guest.tableId);
			if (guest.state === "moved") throw movedOn();
			if (holdsSeat(state)) await requireSeat(transaction, table, { gender: guest.gender, except: id });
			const now = clock().toISOString();
			return { state, state_since: now, ...(await knowledge(transaction, { guest, table, now })) };
		};
		return change(id, version, enter, keepCharges);
	}

	/** Deletes a guest, and the places that they left to be here. @throws ApiError 404. */
	async function remove(id: string): Promise<void> {
		const { numDeletedRows } = await db
			.deleteFrom("guests")
			.where(({ eb, or }) => or([eb("id", "=", id), eb("moved_to", "=", id)]))
			.executeTakeFirst();
		if (numDeletedRows === 0n) throw noGuest();
	}

	const get = (id: string) => read(db, id);

	async function change(id: string, version: number, columns: Change, follow?: KeepCharges): Promise<Guest> {
		const at = clock();
		return replaceVersion(db, guestKind, { id, version, at }, async (transaction, before) => ({
			columns: { ...(await columns(transaction, before)), updated_at: at.toISOString() },
			async afterSave() {
				await follow?.(transaction, before.tableId, at);
				return read(transaction, id);
			},
		}));
	}

	return { add, update, setState, reserveSeat, recordAnswer, markTold, remove, get };
}

const guestKind: VersionedKind<"guests", Guest> = { table: "guests", load: read };

/** Returns whether a guest who comes to this state still owes the answer that an invitation asked for. */
function isUnanswered(state: SettableState): boolean {
	return state === "invited" || state === "waiting";
}

const nothingTold = { told_sequence: null, accepted_at: null, seated_at: null, moved_from: null };

/** Returns the columns of a guest who got a seat and heard of it from the owner. */
function toldNow(table: LockedTable, now: string) {
	return { ...nothingTold, told_sequence: table.sequence, seated_at: now };
}

/** Reads what a guest with a seat knows of the table's changes. */
async function readKnown(
	transaction: Kysely<Tables>,
	{ id, tableId }: Guest,
	known: typeof knownSequence,
): Promise<number | undefined> {
	const [told] = await toldGuests(transaction, [tableId], id);
	return told && known(told);
}

/** @throws ApiError 404. */
async function read(db: Kysely<Tables>, id: string): Promise<Guest> {
	return guestOf(await readGuestRow(db, id));
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
