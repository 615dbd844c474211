import { randomInt, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { openCharge, type PaymentEntry, sumsOf } from "#app/features/payments/payment.ts";
import { newReference } from "#app/features/payments/reference.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import type { GuestsTable } from "#migrations/guest-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import { holdRow } from "#platform/database/locks.ts";
import { addEntry, type HeldAccount, readEntries } from "./accounts.server.ts";

/** Guests with one of these states have a seat that they confirmed, which they owe. */
const owing = ["confirmed", "paid", "came"] as const satisfies GuestsTable["state"][];

/** Returns the cents of a seat at a table; 0 for one that is on the house, called off, or without a price. */
function priceOf({ state, ticket_price }: { state: string; ticket_price: number | null }): number {
	return state === "cancelled" ? 0 : (ticket_price ?? 0) * 100;
}

/**
 * Lets what the guests of a table owe follow their seats: whoever confirmed one owes its price, whoever
 * gave it up owes it no more, and whoever has paid it already is listed so. Doing it again changes nothing.
 */
export async function keepCharges(transaction: Kysely<Tables>, tableId: string, now: Date): Promise<void> {
	await holdRow(transaction, "events", tableId);
	const table = await transaction
		.selectFrom("events")
		.select(["state", "ticket_price"])
		.where("id", "=", tableId)
		.executeTakeFirst();
	if (table === undefined) return;
	const price = priceOf(table);
	const guests = await transaction
		.selectFrom("guests")
		.leftJoin("payment_accounts", "payment_accounts.guest_id", "guests.id")
		.select(["guests.id", "state", "state_since", "payment_accounts.id as account"])
		.select("payment_accounts.version")
		.where("event_id", "=", tableId)
		.where(({ eb, or }) => or([eb("state", "in", owing), eb("payment_accounts.id", "is not", null)]))
		.orderBy("guests.created_at")
		.orderBy("guests.id")
		.execute();
	const entries = await readEntries(
		transaction,
		guests.flatMap(({ account }) => account ?? []),
	);
	for (const { id, state, state_since, account, version } of guests) {
		const owes = owing.some((one) => one === state) ? price : 0;
		const day = dayOf(state === "confirmed" ? new Date(state_since) : now);
		if (account === null) {
			if (owes > 0) await charge(transaction, await openAccount(transaction, id, now), { owes, day, now });
		} else {
			const known = { id: account, version: version ?? 0, entries: entries.get(account) ?? [] };
			await follow(transaction, known, { owes, day, now });
			if (state !== "confirmed" || sumsOf(known.entries).received === 0) continue;
			const followed = (await readEntries(transaction, [account])).get(account) ?? [];
			await followWithState(transaction, { guest_id: id, guest_state: state }, followed, now);
		}
	}
}

/** Sets a guest's state to paid, or back to confirmed, as their account says. */
export async function followWithState(
	transaction: Kysely<Tables>,
	guest: Pick<HeldAccount, "guest_id" | "guest_state">,
	entries: readonly Pick<PaymentEntry, "kind" | "amount">[],
	now: Date,
): Promise<void> {
	const { owed, received, isCharged } = sumsOf(entries);
	const isPaid = isCharged && received > 0 && received >= owed;
	const [from, to] = isPaid ? (["confirmed", "paid"] as const) : (["paid", "confirmed"] as const);
	if (guest.guest_state !== from) return;
	const at = now.toISOString();
	await transaction
		.updateTable("guests")
		.set(({ eb }) => ({ state: to, state_since: at, updated_at: at, version: eb("version", "+", 1) }))
		.where("id", "=", guest.guest_id)
		.execute();
}

type Due = { owes: number; day: string; now: Date };
type Account = { id: string; version: number };

async function charge(transaction: Kysely<Tables>, account: Account, { owes, day, now }: Due): Promise<void> {
	await addEntry(transaction, account, { kind: "charge", amount: owes, day }, now);
}

/** Charges or releases a seat. While nothing is paid or forgiven, what is owed follows the table's price. */
async function follow(
	transaction: Kysely<Tables>,
	account: Account & { entries: readonly PaymentEntry[] },
	due: Due,
): Promise<void> {
	const { isCharged, received } = sumsOf(account.entries);
	if (!isCharged) {
		if (due.owes > 0) await charge(transaction, account, due);
		return;
	}
	const charged = account.entries.findLast(({ kind }) => kind === "charge");
	const open = openCharge(account.entries);
	const isUntouched = received === 0 && open === charged?.amount;
	if (due.owes > 0 && (due.owes === charged?.amount || !isUntouched)) return;
	const release = { kind: "release", amount: open, day: dayOf(due.now) } as const;
	const version = await addEntry(transaction, account, release, due.now);
	if (due.owes === 0) return;
	await charge(transaction, { id: account.id, version }, { ...due, day: charged?.day ?? due.day });
}

/** Opens a guest's account under a reference that no other one has. */
async function openAccount(transaction: Kysely<Tables>, guestId: string, now: Date): Promise<Account> {
	for (;;) {
		const account = {
			...{ id: randomUUID(), guest_id: guestId, reference: newReference((below) => randomInt(below)) },
			...{ opened_at: now.toISOString(), version: 0 },
		};
		const { numInsertedOrUpdatedRows } = await transaction
			.insertInto("payment_accounts")
			.values(account)
			.onConflict((conflict) => conflict.column("reference").doNothing())
			.executeTakeFirst();
		if (numInsertedOrUpdatedRows === 1n) return account;
	}
}
