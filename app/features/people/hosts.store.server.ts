import type { Kysely } from "kysely";
import { dayOf } from "#app/i18n/business-time.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { hostGraceHours } from "./host-list.ts";

/** A host who is no longer one, as the record names them. */
type Named = { id: string; name: string };

/** Notes who was removed beside the erased people, by whom a restore of an older backup goes. */
type NoteRemoved = (transaction: Kysely<Tables>, personId: string, now: Date) => Promise<void>;

/** Removing hosts with their evening: their sessions and keys go with them. */
export function hostsStore(db: Kysely<Tables>, clock: Clock, noteRemoved: NoteRemoved) {
	/** Removes the hosts of an evening that is deleted in the same transaction. */
	async function removeForEvening(transaction: Kysely<Tables>, eventId: string, now: Date): Promise<void> {
		const removed = await transaction
			.deleteFrom("people")
			.where("role", "=", "host")
			.where("event_id", "=", eventId)
			.returning("id")
			.execute();
		for (const { id } of removed) await noteRemoved(transaction, id, now);
	}

	/** Removes the hosts of evenings that have been over for `hostGraceHours`. @returns who they were. */
	async function removeOver(): Promise<Named[]> {
		const now = clock();
		const firstDay = dayOf(new Date(now.getTime() - hostGraceHours * 3_600_000));
		return db.transaction().execute(async (transaction) => {
			const removed = await transaction
				.deleteFrom("people")
				.where("role", "=", "host")
				.where("event_id", "in", ({ selectFrom }) =>
					selectFrom("events").select("id").where("calendar_date", "<", firstDay),
				)
				.returning(["id", "name"])
				.execute();
			for (const { id } of removed) await noteRemoved(transaction, id, now);
			return removed;
		});
	}

	return { removeForEvening, removeOver };
}
