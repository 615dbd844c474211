import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";

/** A mailbox is its process's for this long, a little more than the longest round. */
const holdMs = 6 * 60_000;

/** The last mail read of a mailbox: numbers grow while `uidValidity` stays the same. */
export type ReadUpTo = { uidValidity: string; lastUid: number };

export type ReportMailboxes = ReturnType<typeof reportMailboxes>;

/** Stores how far each mailbox of reports was read, and which process reads it. */
export function reportMailboxes(db: Kysely<Tables>, clock: Clock) {
	/** Takes a mailbox. @returns how far it was read, null at first; undefined if it is taken. */
	async function take(address: string, reader: string): Promise<ReadUpTo | null | undefined> {
		const mailbox = keyOf(address);
		const now = clock();
		const tooFarAhead = new Date(now.getTime() + 2 * holdMs).toISOString();
		const held = { held_by: reader, held_until: new Date(now.getTime() + holdMs).toISOString() };
		const row = await db
			.insertInto("report_mailboxes")
			.values({ mailbox, uid_validity: "", last_uid: 0, ...held })
			.onConflict((conflict) =>
				conflict
					.column("mailbox")
					.doUpdateSet(held)
					.where((where) =>
						where.or([
							where("report_mailboxes.held_until", "<=", now.toISOString()),
							// Written by a clock that has been set back since.
							where("report_mailboxes.held_until", ">", tooFarAhead),
							where("report_mailboxes.held_by", "=", reader),
						]),
					),
			)
			.returning(["uid_validity", "last_uid"])
			.executeTakeFirst();
		if (row === undefined) return undefined;
		return row.uid_validity === "" ? null : { uidValidity: row.uid_validity, lastUid: row.last_uid };
	}

	/** Notes how far a mailbox was read. A mail that is read again counts once. */
	async function moveOn(address: string, reader: string, { uidValidity, lastUid }: ReadUpTo): Promise<void> {
		await change(address, reader, { uid_validity: uidValidity, last_uid: lastUid });
	}

	async function release(address: string, reader: string): Promise<void> {
		await change(address, reader, { held_by: null, held_until: "" });
	}

	async function change(
		address: string,
		reader: string,
		values: { uid_validity: string; last_uid: number } | { held_by: null; held_until: string },
	): Promise<void> {
		await db
			.updateTable("report_mailboxes")
			.set(values)
			.where("mailbox", "=", keyOf(address))
			.where("held_by", "=", reader)
			.execute();
	}

	return { take, moveOn, release };
}

/**
 * Returns the key of a mailbox. The address stays in the configuration; a new password makes no new
 * mailbox.
 */
function keyOf(address: string): string {
	const { hostname, port, username, pathname } = new URL(address);
	return createHash("sha256").update([hostname, port, username, pathname].join(" ")).digest("hex");
}
