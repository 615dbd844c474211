import { randomUUID } from "node:crypto";
import type { Insertable, Kysely } from "kysely";
import {
	type GuestMailKind,
	guestMailKinds,
	type MailedGuest,
} from "#app/features/guest-mails/guest-mail.ts";
import { type ChangeCounts, deliveryOf, sequenceFor } from "#app/features/guests/guest-news.ts";
import type { OutgoingMailsTable, Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { MailQueue, QueuedMail } from "#platform/mail/mail-queue.ts";

export type GuestMailsStore = ReturnType<typeof guestMailsStore>;

/** Names the writer of a guest's mail in the queue of outgoing mails. */
const kindPrefix = "guest-";

/** The kind of a guest's mail that waits in the queue; undefined for another mail. */
export function guestMailKindOf(kind: string): GuestMailKind | undefined {
	return guestMailKinds.find((one) => kind === queuedKind(one));
}

/** Returns what a guest's mail of a kind is called in the queue. */
export function queuedKind(kind: GuestMailKind): string {
	return kindPrefix + kind;
}

/** The payload of a guest's mail in the queue. */
export type GuestMailPayload = { guestId: string; note: string };

type OpenRound = (transaction: Kysely<Tables>, at: { tableId: string; now: Date }) => Promise<void>;

/** Stores which mails guests were sent. The first feedback mail opens the round of answers. */
export function guestMailsStore(db: Kysely<Tables>, clock: Clock, mails: MailQueue, openRound: OpenRound) {
	/**
	 * Queues a mail for a guest once for each visible change of the table; one given up may be
	 * ordered again. @returns whether it was queued now.
	 */
	async function order(
		guest: { id: string; event_id: string; email: string; language: OutgoingMailsTable["language"] },
		mail: {
			kind: GuestMailKind;
			note: string;
			sequence: number;
			/** The day by which it asks for an answer; undefined where it does not. */
			answerBy?: string | undefined;
		},
	): Promise<boolean> {
		const { kind, note, sequence, answerBy } = mail;
		const isNew = await db.transaction().execute(async (transaction) => {
			const id = randomUUID();
			const now = clock();
			const ordered_at = now.toISOString();
			const row = { id, guest_id: guest.id, kind, sequence, email: guest.email, mail_id: "", ordered_at };
			if (!(await insertOnce(transaction, row))) return false;
			if (kind === "feedback") await openRound(transaction, { tableId: guest.event_id, now });
			if (answerBy !== undefined) await setAnswerBy(transaction, guest.id, answerBy);
			const payload: GuestMailPayload = { guestId: guest.id, note };
			const mail_id = await mails.enqueue(transaction, {
				recipient: guest.email,
				language: guest.language,
				kind: queuedKind(kind),
				payload: JSON.stringify(payload),
			});
			await transaction.updateTable("guest_mails").set({ mail_id }).where("id", "=", id).execute();
			return true;
		});
		if (isNew) mails.wake();
		return isNew;
	}

	/** Notes that the owner sent a guest the same by WhatsApp, once for each visible change of the table. */
	async function noteMessage(
		guest: { id: string; email: string },
		{ kind, sequence }: { kind: GuestMailKind; sequence: number },
	): Promise<void> {
		const ordered_at = clock().toISOString();
		const row = { id: randomUUID(), guest_id: guest.id, kind, sequence, email: guest.email, ordered_at };
		await db
			.transaction()
			.execute((transaction) => insertOnce(transaction, { ...row, is_message: 1, mail_id: "" }));
	}

	/** Notes by when a guest who is invited is asked to answer. */
	async function askForAnswer(guestId: string, answerBy: string): Promise<void> {
		await setAnswerBy(db, guestId, answerBy);
	}

	/** Drops an ordered mail that is no longer true; it can be ordered again, should it be. */
	async function drop(mail: Pick<QueuedMail, "id">): Promise<void> {
		await db.transaction().execute(async (transaction) => {
			await transaction.deleteFrom("guest_mails").where("mail_id", "=", mail.id).execute();
			await mails.drop(mail, transaction);
		});
	}

	/** The guests of a table with the mails they were sent, the newest last. */
	async function list(tableId: string, table: ChangeCounts): Promise<Omit<MailedGuest, "news">[]> {
		const [guests, sent] = await Promise.all([
			db
				.selectFrom("guests")
				.select([
					"id",
					"first_name",
					"language",
					"state",
					"email",
					"gender",
					"version",
					"takes_messages",
					"telephone",
				])
				.where("event_id", "=", tableId)
				.orderBy("first_name")
				.orderBy("id")
				.execute(),
			db
				.selectFrom("guest_mails")
				.innerJoin("guests", "guests.id", "guest_mails.guest_id")
				.leftJoin("outgoing_mails", "outgoing_mails.id", "guest_mails.mail_id")
				.select(["guest_id", "guest_mails.kind", "sequence", "ordered_at", "is_message"])
				.select(["outgoing_mails.id as queued", "next_try_at", "sent_at"])
				.where("guests.event_id", "=", tableId)
				.orderBy("ordered_at")
				.orderBy("sequence")
				.orderBy("guest_mails.kind")
				.execute(),
		]);
		const byGuest = Map.groupBy(sent, ({ guest_id }) => guest_id);
		return guests.map(({ id, first_name, language, state, email, gender, version, ...guest }) => ({
			...{ id, firstName: first_name, language, state, hasAddress: email !== "", gender, version },
			takesMessages: guest.takes_messages === 1 && guest.telephone !== "",
			mails: (byGuest.get(id) ?? []).map((mail) => ({
				kind: mail.kind,
				isMessage: mail.is_message === 1,
				orderedAt: mail.ordered_at,
				status: deliveryOf(mail),
				isOld: mail.sequence < sequenceFor(state, table),
			})),
		}));
	}

	/** A guest as a mail needs them; undefined once they are gone. */
	async function findGuest(id: string) {
		return db
			.selectFrom("guests")
			.leftJoin("seatings", "seatings.event_id", "guests.event_id")
			.select(["guests.id", "guests.event_id", "first_name", "email", "language", "state", "surname"])
			.select(["guests.version", "guests.telephone", "takes_messages", "answer_by", "moved_from"])
			.where("guests.id", "=", id)
			.executeTakeFirst();
	}

	/** Returns whether a guest was asked whom to see again, by a mail that was not given up. */
	async function wasAsked(guestId: string): Promise<boolean> {
		const asked = await db
			.selectFrom("guest_mails")
			.select("id")
			.where("guest_id", "=", guestId)
			.where("kind", "=", "feedback")
			.where("mail_id", "not in", givenUp(db))
			.executeTakeFirst();
		return asked !== undefined;
	}

	return { order, noteMessage, askForAnswer, drop, list, findGuest, wasAsked };
}

/**
 * Inserts a mail once for each guest, kind, address and change of the table. One that reached nobody, or
 * spoke of another seat, makes room. @returns whether it was inserted now.
 */
export async function insertOnce(
	transaction: Kysely<Tables>,
	row: Insertable<Tables["guest_mails"]>,
): Promise<boolean> {
	const { guest_id, kind, sequence, email } = row;
	await transaction
		.deleteFrom("guest_mails")
		.where("guest_id", "=", guest_id)
		.where("kind", "=", kind)
		.where("sequence", "=", sequence)
		.where("email", "=", email)
		.where(({ eb, or, selectFrom }) =>
			or([
				eb("mail_id", "in", givenUp(transaction)),
				// It spoke of a seat that the guest gave up since, or of another move.
				eb("ordered_at", "<", selectFrom("guests").select("seated_at").where("guests.id", "=", guest_id)),
			]),
		)
		.execute();
	const { numInsertedOrUpdatedRows } = await transaction
		.insertInto("guest_mails")
		.values(row)
		.onConflict((conflict) => conflict.columns(["guest_id", "kind", "sequence", "email"]).doNothing())
		.executeTakeFirst();
	return numInsertedOrUpdatedRows === 1n;
}

async function setAnswerBy(db: Kysely<Tables>, id: string, answer_by: string): Promise<void> {
	const guest = db.updateTable("guests").where("id", "=", id).where("state", "=", "invited");
	await guest.set({ answer_by }).execute();
}

/** The mails that no try delivered, and that are not tried again. */
function givenUp(db: Kysely<Tables>) {
	return db
		.selectFrom("outgoing_mails")
		.select("outgoing_mails.id")
		.where("next_try_at", "is", null)
		.where("sent_at", "is", null);
}
