import { createHmac } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { z } from "#app/content/schema.ts";
import { candidate } from "#app/features/guests/seating.ts";
import { normalizeEmail } from "#app/mail/email-address.ts";
import type { Tables } from "#migrations/tables.ts";
import { heldMail, heldPayment, readMails, readPayments } from "./guests.held.server.ts";
import { guestOf, readTableTitles } from "./guests.row.server.ts";

/** Data about a person as a guest, for themselves. */
export const heldOfPerson = z
	.object({
		places: z.array(
			candidate.extend({
				/** The day by which their invitation asks for an answer; null once they have answered. */
				answerBy: z.iso.date().nullable(),
				mails: z.array(heldMail),
				payment: heldPayment.nullable(),
				/** Null without an answer. Whom they named is on their own page alone. */
				feedback: z
					.object({
						answeredAt: z.iso.datetime(),
						sharesNumber: z.boolean(),
						/** The number to give; empty for the one above. */
						telephone: z.string(),
					})
					.nullable(),
			}),
		),
		/** Evenings whose guests are erased, at which a keyed hash of the address says they sat. */
		formerEvenings: z.array(z.iso.date()),
	})
	.meta({ id: "HeldOfGuest" });

type HeldOfPerson = z.infer<typeof heldOfPerson>;

const message = "Please enter a whole email address.";

export const personQuery = z.object({
	email: z.string(message).overwrite(normalizeEmail).min(3, message).max(254, message),
});

/** Notes who was forgotten, as part of it. */
type NoteForgotten = (transaction: Kysely<Tables>, email: string) => Promise<void>;

export function guestPersons(db: Kysely<Tables>, noteForgotten: NoteForgotten = async () => undefined) {
	/** Returns their places at tables, and the evenings that are known by a hash alone. */
	async function findHeld(email: string): Promise<HeldOfPerson> {
		const rows = await db
			.selectFrom("guests")
			.innerJoin("events", "events.id", "guests.event_id")
			.leftJoin("feedback_answers", "feedback_answers.guest_id", "guests.id")
			.selectAll("guests")
			.select("events.calendar_date")
			.select(["answered_at", "shares_number", "feedback_answers.telephone as given"])
			.where("guests.email", "=", email)
			.orderBy(sql`coalesce(events.calendar_date, '9999')`)
			.orderBy("guests.id")
			.execute();
		const former = await db
			.selectFrom("former_seats")
			.select("evening")
			.where("person", "=", (await personHasher(db))(email))
			.orderBy("evening")
			.execute();
		const titleOf = await readTableTitles(
			db,
			rows.map(({ event_id }) => event_id),
		);
		const ids = rows.map(({ id }) => id);
		const [mailsOf, paymentOf] = [await readMails(db, ids), await readPayments(db, ids)];
		return {
			places: rows.map(({ calendar_date, answered_at, shares_number, given, ...row }) => ({
				guest: guestOf(row),
				answerBy: row.answer_by,
				mails: mailsOf.get(row.id) ?? [],
				payment: paymentOf.get(row.id) ?? null,
				table: { tableId: row.event_id, ...titleOf(row.event_id), calendarDate: calendar_date },
				feedback:
					answered_at === null
						? null
						: { answeredAt: answered_at, sharesNumber: shares_number === 1, telephone: given ?? "" },
			})),
			formerEvenings: former.map(({ evening }) => evening),
		};
	}

	/** Forgets a person at every table. @returns how many places they had. */
	async function forget(email: string): Promise<number> {
		return db.transaction().execute(async (transaction) => {
			const places = await forgetGuest(transaction, email);
			await noteForgotten(transaction, email);
			return places;
		});
	}

	return { findHeld, forget };
}

/** Forgets a person at every table, as part of whatever else is forgotten of them. */
export async function forgetGuest(transaction: Kysely<Tables>, email: string): Promise<number> {
	if (email === "") return 0;
	await transaction
		.deleteFrom("former_seats")
		.where("person", "=", (await personHasher(transaction))(email))
		.execute();
	const { numDeletedRows } = await transaction
		.deleteFrom("guests")
		.where("email", "=", email)
		.executeTakeFirst();
	return Number(numDeletedRows);
}

/** Returns a keyed hash of an address that is to be erased, other than the newsletter's. */
export async function personHasher(db: Kysely<Tables>): Promise<(email: string) => string> {
	const { key } = await db.selectFrom("forgetting_keys").select("key").executeTakeFirstOrThrow();
	const secret = Buffer.from(key, "base64url");
	return (email) => createHmac("sha256", secret).update(`guest:${email}`).digest("hex");
}
