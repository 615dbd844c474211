import { type Kysely, sql } from "kysely";
import { readStoredTexts } from "#app/content/storage/stored-texts.server.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { HeldMails, HeldMailsAnswer } from "./held-mails.ts";

const letterTexts = { table: "letter_texts", owner: "letter_id" };

export type HeldMailsStore = ReturnType<typeof heldMailsStore>;

/**
 * The letters and mails that a restore brought back and holds: people may have them already, or newer
 * ones. Each row is marked, so that no process sends it, and later mails leave as usual.
 */
export function heldMailsStore(db: Kysely<Tables>, clock: Clock) {
	/** Holds all mails that would be sent. Part of every restore, before a site starts on it. */
	async function hold(): Promise<HeldMails> {
		await db.transaction().execute(async (transaction) => {
			await transaction
				.updateTable("outgoing_mails")
				.set({ held: 1 })
				.where("next_try_at", "is not", null)
				.execute();
			const stop = (from: "sending" | "scheduled", state: "paused" | "draft") =>
				transaction
					.updateTable("letters")
					.set({ held_from: from, state, version: sql`version + 1` })
					.where("state", "=", from)
					.execute();
			await stop("sending", "paused");
			await stop("scheduled", "draft");
		});
		return find();
	}

	/** Finds what waits for the owner's answer. */
	async function find(): Promise<HeldMails> {
		const [{ mails }, rows] = await Promise.all([
			db
				.selectFrom("outgoing_mails")
				.select(({ fn }) => fn.countAll<number>().as("mails"))
				.where("held", "=", 1)
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
		return { letters, mails: Number(mails) };
	}

	async function isWaiting(): Promise<boolean> {
		const { letters, mails } = await find();
		return letters.length > 0 || mails > 0;
	}

	/** Sends or drops what waits. A second answer finds nothing. */
	async function answer(answer: HeldMailsAnswer): Promise<void> {
		await db.transaction().execute(async (transaction) => {
			if (answer === "send") await release(transaction);
			else await drop(transaction, clock().toISOString());
		});
	}

	return { hold, find, isWaiting, answer };
}

async function release(db: Kysely<Tables>): Promise<void> {
	await db.updateTable("outgoing_mails").set({ held: 0 }).where("held", "=", 1).execute();
	for (const from of ["sending", "scheduled"] as const) {
		await db
			.updateTable("letters")
			.set({ held_from: null, state: from, version: sql`version + 1` })
			.where("held_from", "=", from)
			.execute();
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
	await db
		.updateTable("letters")
		.set({ held_from: null, state: "cancelled", finished_at: now, version: sql`version + 1` })
		.where("held_from", "=", "sending")
		.execute();
	await db
		.updateTable("letters")
		.set({ held_from: null, send_at: null, version: sql`version + 1` })
		.where("held_from", "=", "scheduled")
		.execute();
}
