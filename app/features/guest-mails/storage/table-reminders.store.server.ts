import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { reminderTimes } from "#app/features/guest-mails/reminder.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { isSqlite } from "#migrations/engine.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { MailQueue } from "#platform/mail/mail-queue.ts";
import { type GuestMailPayload, insertOnce, queuedKind } from "./guest-mails.store.server.ts";

export type TableRemindersStore = ReturnType<typeof tableRemindersStore>;

/** The reminders that leave by themselves, for tables whose owner wants that. */
export function tableRemindersStore(db: Kysely<Tables>, clock: Clock, mails: MailQueue) {
	/** Says whether the reminder of a table leaves by itself. */
	async function setReminds(tableId: string, isWanted: boolean): Promise<void> {
		const reminds = isWanted ? 1 : 0;
		await db
			.insertInto("seatings")
			.values({ event_id: tableId, surname: "", counts: null, erased_at: null, version: 0, reminds })
			.onConflict((conflict) => conflict.column("event_id").doUpdateSet({ reminds }))
			.execute();
	}

	async function reminds(tableId: string): Promise<boolean> {
		const seating = db.selectFrom("seatings").select("reminds").where("event_id", "=", tableId);
		return (await seating.executeTakeFirst())?.reminds === 1;
	}

	/** Orders the reminders that are due, one for each guest and day of a table. @returns how many. */
	async function orderDue(): Promise<number> {
		const tables = await dueTables(db, clock()).select("events.id").execute();
		let ordered = 0;
		for (const { id } of tables) ordered += await db.transaction().execute((one) => orderFor(one, id));
		if (ordered > 0) mails.wake();
		return ordered;
	}

	/** Orders the reminders of a table, all or none; no other process does so at the same moment. */
	async function orderFor(transaction: Kysely<Tables>, tableId: string): Promise<number> {
		const now = clock();
		const table = await dueTables(transaction, now)
			.select(["calendar_date", "sequence"])
			.where("events.id", "=", tableId)
			.$if(!isSqlite(transaction), (query) => query.forUpdate("events"))
			.executeTakeFirst();
		if (table?.calendar_date === undefined || table.calendar_date === null) return 0;
		const times = reminderTimes(table.calendar_date);
		if (now.toISOString() < times.leaves) return 0;
		let ordered = 0;
		for (const guest of await guestsToRemind(transaction, tableId, times)) {
			const { id: guest_id, email, language } = guest;
			const row = { guest_id, kind: "reminder", sequence: table.sequence, email } as const;
			const id = randomUUID();
			const isNew = await insertOnce(transaction, { ...row, id, mail_id: "", ordered_at: now.toISOString() });
			if (!isNew) continue;
			const payload: GuestMailPayload = { guestId: guest_id, note: "" };
			const queued = { recipient: email, language, kind: queuedKind("reminder") };
			const mail_id = await mails.enqueue(transaction, { ...queued, payload: JSON.stringify(payload) });
			await transaction.updateTable("guest_mails").set({ mail_id }).where("id", "=", id).execute();
			ordered += 1;
		}
		return ordered;
	}

	return { setReminds, reminds, orderDue };
}

/** Selects tables to come that take place and remind by themselves. */
function dueTables(db: Kysely<Tables>, now: Date) {
	const today = dayOf(now);
	return db
		.selectFrom("events")
		.innerJoin("seatings", "seatings.event_id", "events.id")
		.where("seatings.reminds", "=", 1)
		.where("events.state", "not in", ["cancelled", "postponed"])
		.where("events.calendar_date", ">=", today);
}

/**
 * Lists confirmed guests who had no reminder for this day yet. Whoever got the seat, or accepted it, once it was
 * due has just heard of the table.
 */
function guestsToRemind(
	db: Kysely<Tables>,
	tableId: string,
	{ leaves, first }: ReturnType<typeof reminderTimes>,
) {
	return db
		.selectFrom("guests")
		.select(["id", "email", "language"])
		.where("event_id", "=", tableId)
		.where("state", "in", ["confirmed", "paid"])
		.where("email", "!=", "")
		.where(({ eb, or, and, not, exists, selectFrom }) =>
			and([
				or([eb("accepted_at", "is", null), eb("accepted_at", "<", leaves)]),
				or([eb("seated_at", "is", null), eb("seated_at", "<", leaves)]),
				not(
					exists(
						selectFrom("guest_mails")
							.select("guest_mails.id")
							.whereRef("guest_mails.guest_id", "=", "guests.id")
							.whereRef("guest_mails.email", "=", "guests.email")
							.where("guest_mails.kind", "=", "reminder")
							.where("guest_mails.ordered_at", ">=", first),
					),
				),
			]),
		)
		.orderBy("id")
		.execute();
}
