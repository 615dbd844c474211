import type { Kysely } from "kysely";
import { z } from "#app/content/schema.ts";
import type { Tables } from "#migrations/tables.ts";

/** The stored payments for a seat, with the reminders and receipts that were mailed. */
export const heldPayment = z.object({
	reference: z.string(),
	/** Amounts in cents. */
	entries: z.array(
		z.object({ kind: z.string(), amount: z.int(), day: z.iso.date(), way: z.string().nullable() }),
	),
	mails: z.array(z.object({ kind: z.string(), orderedAt: z.iso.datetime() })),
});

type HeldPayment = z.infer<typeof heldPayment>;

/** A mail about a table, or a message that the owner sent herself. */
export const heldMail = z.object({
	...{ kind: z.string(), to: z.string(), isMessage: z.boolean(), orderedAt: z.iso.datetime() },
});

type HeldMail = z.infer<typeof heldMail>;

/** Reads what was written to guests about their tables, by guest and in its order. */
export async function readMails(
	db: Kysely<Tables>,
	guestIds: readonly string[],
): Promise<Map<string, HeldMail[]>> {
	if (guestIds.length === 0) return new Map();
	const rows = await db
		.selectFrom("guest_mails")
		.select(["guest_id", "kind", "email", "is_message", "ordered_at"])
		.where("guest_id", "in", guestIds)
		.orderBy("ordered_at")
		.orderBy("id")
		.execute();
	return new Map(
		[...Map.groupBy(rows, ({ guest_id }) => guest_id)].map(([id, mails]) => [
			id,
			mails.map(({ kind, email, is_message, ordered_at }) => ({
				...{ kind, to: email, isMessage: is_message === 1, orderedAt: ordered_at },
			})),
		]),
	);
}

/** Reads the accounts of guests, by guest. */
export async function readPayments(
	db: Kysely<Tables>,
	guestIds: readonly string[],
): Promise<Map<string, HeldPayment>> {
	if (guestIds.length === 0) return new Map();
	const accounts = await db
		.selectFrom("payment_accounts")
		.select(["id", "guest_id", "reference"])
		.where("guest_id", "in", guestIds)
		.execute();
	const held = new Map<string, HeldPayment>();
	for (const { id, guest_id, reference } of accounts) {
		const entries = await db
			.selectFrom("payment_entries")
			.select(["kind", "amount", "day", "way"])
			.where("account_id", "=", id)
			.orderBy("position")
			.execute();
		const mails = await db
			.selectFrom("payment_mails")
			.select(["kind", "ordered_at"])
			.where("account_id", "=", id)
			.orderBy("ordered_at")
			.execute();
		const ordered = mails.map(({ kind, ordered_at }) => ({ kind, orderedAt: ordered_at }));
		held.set(guest_id, { reference, entries, mails: ordered });
	}
	return held;
}
