import { type Kysely, sql, type Updateable } from "kysely";
import { readStoredTexts } from "#app/content/storage/stored-texts.server.ts";
import { dayOf, daysAfter } from "#app/i18n/business-time.ts";
import { reminderDays } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { HeldMails, HeldMailsAnswer } from "./held-mails.ts";

const letterTexts = { table: "letter_texts", owner: "letter_id" };

export type HeldMailsStore = ReturnType<typeof heldMailsStore>;

/** The letters and mails that a restore holds: people may have them already. */
export function heldMailsStore(db: Kysely<Tables>, clock: Clock) {
	/** Holds all mails that would be sent. Part of every restore, before a site starts on it. */
	async function hold(): Promise<HeldMails> {
		await db.transaction().execute(async (transaction) => {
			await transaction
				.updateTable("outgoing_mails")
				.set({ held: 1 })
				.where("next_try_at", "is not", null)
				.execute();
			await holdReminders(transaction, dayOf(clock()));
			await setLetters(transaction, ["state", "sending"], { held_from: "sending", state: "paused" });
			await setLetters(transaction, ["state", "scheduled"], { held_from: "scheduled", state: "draft" });
		});
		return find();
	}

	async function find(): Promise<HeldMails> {
		const [{ mails }, { reminders }, rows] = await Promise.all([
			db
				.selectFrom("outgoing_mails")
				.select(({ fn }) => fn.countAll<number>().as("mails"))
				.where("held", "=", 1)
				.executeTakeFirstOrThrow(),
			db
				.selectFrom("seatings")
				.select(({ fn }) => [fn.countAll<number>().as("reminders")])
				.where("reminds", "=", 2)
				.executeTakeFirstOrThrow(),
			db
				.selectFrom("letters")
				.select(["id", "held_from", "send_at"])
				.where("held_from", "is not", null)
				.orderBy("created_at")
				.orderBy("id")
				.execute(),
		]);
		const ids = rows.map(({ id }) => id);
		const subjectOf = await readStoredTexts(db, letterTexts, { names: ["subject"], ids });
		const letters = rows.map(({ id, held_from, send_at }) => ({
			id,
			...subjectOf(id),
			wasSending: held_from === "sending",
			sendAt: send_at,
		}));
		return { letters, reminders: Number(reminders), mails: Number(mails) };
	}

	async function isWaiting(): Promise<boolean> {
		const { letters, reminders, mails } = await find();
		return letters.length > 0 || reminders > 0 || mails > 0;
	}

	/** Sends or drops what waits. A second answer finds nothing. */
	async function answer(answer: HeldMailsAnswer): Promise<void> {
		await db.transaction().execute(async (transaction) => {
			await transaction
				.updateTable("seatings")
				.set({ reminds: answer === "send" ? 1 : 0 })
				.where("reminds", "=", 2)
				.execute();
			if (answer === "send") await release(transaction);
			else await drop(transaction, clock().toISOString());
		});
	}

	return { hold, find, isWaiting, answer };
}

/** Holds the reminders that may have left since the backup: the days of the others are still to come. */
async function holdReminders(db: Kysely<Tables>, today: string): Promise<void> {
	const lately = db
		.selectFrom("events")
		.select("id")
		.where("calendar_date", ">=", today)
		.where("calendar_date", "<=", daysAfter(today, reminderDays));
	await db
		.updateTable("seatings")
		.set({ reminds: 2 })
		.where("reminds", "=", 1)
		.where("event_id", "in", lately)
		.execute();
}

async function release(db: Kysely<Tables>): Promise<void> {
	await db.updateTable("outgoing_mails").set({ held: 0 }).where("held", "=", 1).execute();
	for (const state of ["sending", "scheduled"] as const) {
		await setLetters(db, ["held_from", state], { held_from: null, state });
	}
}

/** Drops the mails. A scheduled letter stays as a draft without a time: it is the owner's work. */
async function drop(db: Kysely<Tables>, now: string): Promise<void> {
	const held = db.selectFrom("outgoing_mails").select("id").where("held", "=", 1);
	// A mail to a guest may be ordered again, as it was not sent.
	await db.deleteFrom("guest_mails").where("mail_id", "in", held).execute();
	await db.deleteFrom("outgoing_mails").where("held", "=", 1).execute();
	await db
		.updateTable("letter_deliveries")
		.set({ state: "cancelled", settled_at: now })
		.where("state", "in", ["waiting", "sending"])
		.where("letter_id", "in", db.selectFrom("letters").select("id").where("held_from", "=", "sending"))
		.execute();
	await setLetters(db, ["held_from", "sending"], { held_from: null, state: "cancelled", finished_at: now });
	await setLetters(db, ["held_from", "scheduled"], { held_from: null, send_at: null });
}

/** Changes the letters with a value in a column, as a new version of each. */
async function setLetters(
	db: Kysely<Tables>,
	[column, value]: readonly ["state" | "held_from", "sending" | "scheduled"],
	columns: Updateable<Tables["letters"]>,
): Promise<void> {
	await db
		.updateTable("letters")
		.set({ ...columns, version: sql`version + 1` })
		.where(column, "=", value)
		.execute();
}
