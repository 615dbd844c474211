import type { Kysely } from "kysely";
import { readStoredTexts } from "#app/content/storage/stored-texts.server.ts";
import { staleConflict } from "#app/content/storage/versioned.server.ts";
import { type OpenPayment, openPaymentOf } from "#app/features/payments/open-payment.ts";
import {
	type Click,
	type OwedBack,
	openCharge,
	type PaymentAccount,
	type PaymentEntry,
	sumsOf,
	type TablePayments,
} from "#app/features/payments/payment.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import type { Facts } from "#app/site/facts.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import { accountNow, readAccounts } from "./account-views.server.ts";
import { accountRows, addEntry, holdAccount, type NewEntry, readEntries } from "./accounts.server.ts";
import { followWithState, keepCharges } from "./charges.server.ts";
import { issueReceipt } from "./receipts.server.ts";

export type PaymentsStore = ReturnType<typeof paymentsStore>;

export type ReadFacts = () => Promise<Facts>;

/** The store of guests' accounts. Each payment gets a receipt, each refund or correction a credit note. */
export function paymentsStore(db: Kysely<Tables>, clock: Clock, readFacts: ReadFacts) {
	/** Reads what the guests of a table owe, and paid. @throws ApiError 404. */
	async function read(tableId: string): Promise<TablePayments> {
		const { moveDays } = await readFacts();
		const now = clock();
		return db.transaction().execute(async (transaction) => {
			await keepCharges(transaction, tableId, now);
			const table = await transaction
				.selectFrom("events")
				.select(["state", "calendar_date", "ticket_price"])
				.where("id", "=", tableId)
				.executeTakeFirst();
			if (table === undefined) throw noTable();
			const titleOf = await readStoredTexts(transaction, eventTexts, { names: ["title"], ids: [tableId] });
			const rows = await accountRows(transaction)
				.where("guests.event_id", "=", tableId)
				.orderBy("first_name")
				.orderBy("payment_accounts.id")
				.execute();
			return {
				...{ tableId, ...titleOf(tableId), state: table.state, calendarDate: table.calendar_date },
				price: table.ticket_price,
				accounts: await readAccounts(transaction, rows, { today: dayOf(now), moveDays }),
			};
		});
	}

	/**
	 * Adds what was clicked on an account as it was seen. @returns the account as it is then.
	 * @throws ApiError 404, 409 `stale` with the `current` account, or 409 for more than there is.
	 */
	async function click(id: string, clicked: Click): Promise<PaymentAccount> {
		const facts = await readFacts();
		const now = clock();
		return db.transaction().execute(async (transaction) => {
			await clickWithin(transaction, id, clicked, { facts, now });
			return accountNow(transaction, id, { moveDays: facts.moveDays, now });
		});
	}

	/** Lists what is owed back at every table, the table of the earliest day first. */
	async function listOwedBack(): Promise<OwedBack[]> {
		const tables = await db
			.selectFrom("payment_entries")
			.innerJoin("payment_accounts", "payment_accounts.id", "account_id")
			.innerJoin("guests", "guests.id", "guest_id")
			.innerJoin("events", "events.id", "event_id")
			.select(["event_id", "calendar_date"])
			.distinct()
			.where("kind", "=", "payment")
			.orderBy("calendar_date")
			.orderBy("event_id")
			.execute();
		const owed: OwedBack[] = [];
		for (const { event_id } of tables) {
			const { accounts, price: _, ...table } = await read(event_id);
			const owedBack = accounts.filter(({ state }) => state === "owedBack");
			if (owedBack.length > 0) owed.push({ ...table, accounts: owedBack });
		}
		return owed;
	}

	/** Finds what a guest has still to pay; undefined where nothing is open, or the owner marked it as paid. */
	async function findOpen(guestId: string): Promise<OpenPayment | undefined> {
		const { moveDays } = await readFacts();
		const now = clock();
		return db.transaction().execute(async (transaction) => {
			const guest = await transaction
				.selectFrom("guests")
				.select("event_id")
				.where("id", "=", guestId)
				.executeTakeFirst();
			if (guest === undefined) return undefined;
			await keepCharges(transaction, guest.event_id, now);
			const rows = await accountRows(transaction).where("guest_id", "=", guestId).execute();
			const [account] = await readAccounts(transaction, rows, { today: dayOf(now), moveDays });
			return account && openPaymentOf(account);
		});
	}

	return { read, click, listOwedBack, findOpen };
}

type At = { facts: Facts; now: Date };

/** Adds what was clicked, as part of a transaction. @throws as `click`, and 400 for a day to come. */
export async function clickWithin(
	transaction: Kysely<Tables>,
	id: string,
	clicked: Click,
	{ facts, now }: At,
): Promise<void> {
	if ("day" in clicked) checkDay(clicked.day, dayOf(now));
	const { event_id } = await holdAccount(transaction, id);
	await keepCharges(transaction, event_id, now);
	const account = await holdAccount(transaction, id);
	if (account.version !== clicked.version) {
		throw staleConflict(await accountNow(transaction, id, { moveDays: facts.moveDays, now }));
	}
	const entries = (await readEntries(transaction, [id])).get(id) ?? [];
	const entry = entryOf(clicked, entries, dayOf(now));
	const position = await addEntry(transaction, account, entry, now);
	const kind = documents[entry.kind];
	if (kind !== undefined) {
		const { amount, day } = entry;
		await issueReceipt(transaction, account, { position, kind, amount, day }, { facts, now });
	}
	await followWithState(transaction, account, [...entries, entry], now);
}

/** Refuses a day on which no money can have come or gone yet. @throws ApiError 400. */
function checkDay(day: string, today: string): void {
	if (day <= today) return;
	const message = "Choose a day that has come.";
	throw new ApiError(400, "day-ahead", message, { fields: { day: message } });
}

/** The document that is written for each entry that moves money. */
const documents: Partial<Record<NewEntry["kind"], "receipt" | "credit">> = {
	payment: "receipt",
	correction: "credit",
	refund: "credit",
};

/** Returns the entry of a click. @throws ApiError 409 where there is not as much, or no such payment. */
function entryOf(clicked: Click, entries: readonly PaymentEntry[], today: string): NewEntry {
	const { owed, received, isCharged } = sumsOf(entries);
	if (clicked.kind === "correction") {
		const { position } = clicked;
		const payment = entries.find((entry) => entry.position === position && entry.kind === "payment");
		const isTakenBack = entries.some(({ corrects }) => corrects === position);
		if (payment === undefined || isTakenBack || payment.amount > received) throw tooMuch();
		return { ...payment, kind: "correction", day: today, corrects: position };
	}
	const most = {
		payment: Number.POSITIVE_INFINITY,
		refund: received - owed,
		keeping: received - owed,
		forgiveness: isCharged ? openCharge(entries) : 0,
	}[clicked.kind];
	if (clicked.amount > most) throw tooMuch();
	const { version: _, ...entry } = clicked;
	return { day: today, ...entry };
}

const eventTexts = { table: "event_texts", owner: "event_id" };

function noTable(): ApiError {
	return new ApiError(404, "not-found", "This table does not exist, or has been deleted.");
}

function tooMuch(): ApiError {
	const message = "That is more than there is, or it was taken back already. Nothing was noted.";
	return new ApiError(409, "payment-too-much", message);
}
