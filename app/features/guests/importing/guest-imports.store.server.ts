import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Kysely } from "kysely";
import { columnsOf, guestOf } from "#app/features/guests/storage/guests.row.server.ts";
import { lockTable, requireLiving } from "#app/features/guests/storage/guests.seats.server.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { type GuestCandidate, leftOutFor, personOf } from "./guest-file.server.ts";
import type { LeftOutGuest } from "./guest-import.ts";

/** Guests that are written at a time: a few milliseconds of a turn. */
const batchSize = 80;

export type GuestImportsStore = ReturnType<typeof guestImports>;

export type SiftedGuests = { fresh: GuestCandidate[]; leftOut: LeftOutGuest[] };

/** Bringing the people of a file to a table: all who are not there, or nobody. */
export function guestImports(db: Kysely<Tables>, clock: Clock) {
	/** Returns who would come. @throws ApiError 404, or 409 for a table long over. */
	async function lookAtFile(tableId: string, candidates: readonly GuestCandidate[]): Promise<SiftedGuests> {
		return db.transaction().execute((transaction) => sift(transaction, tableId, candidates));
	}

	/**
	 * Adds all who are not there as applicants, once also if two files come at once.
	 * @throws as `lookAtFile`.
	 */
	async function importFile(tableId: string, candidates: readonly GuestCandidate[]): Promise<SiftedGuests> {
		return db.transaction().execute(async (transaction) => {
			const sifted = await sift(transaction, tableId, candidates);
			const now = clock().toISOString();
			for (let from = 0; from < sifted.fresh.length; from += batchSize) {
				const rows = sifted.fresh.slice(from, from + batchSize).map(({ guest }) => ({
					...columnsOf(guest),
					...{ id: randomUUID(), event_id: tableId, state: "applied" as const, state_since: now },
					...{ moved_to: null, created_at: now, updated_at: now, version: 1 },
				}));
				await transaction.insertInto("guests").values(rows).execute();
				await nextTurn();
			}
			return sifted;
		});
	}

	async function sift(
		transaction: Kysely<Tables>,
		tableId: string,
		candidates: readonly GuestCandidate[],
	): Promise<SiftedGuests> {
		requireLiving(await lockTable(transaction, tableId), clock());
		const rows = await transaction.selectFrom("guests").selectAll().where("event_id", "=", tableId).execute();
		const present = new Set(rows.map((row) => personOf(guestOf(row))));
		const sifted: SiftedGuests = { fresh: [], leftOut: [] };
		for (const one of candidates) {
			if (present.has(personOf(one.guest))) sifted.leftOut.push(leftOutFor(one, "present"));
			else sifted.fresh.push(one);
		}
		return sifted;
	}

	return { lookAtFile, importFile };
}
