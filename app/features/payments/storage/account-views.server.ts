import type { Kysely } from "kysely";
import {
	dueDayOf,
	owedBackRuleOf,
	type PaymentAccount,
	paymentStateOf,
	sumsOf,
} from "#app/features/payments/payment.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import type { Tables } from "#migrations/tables.ts";
import { accountRows, type HeldAccount, noAccount, readEntries } from "./accounts.server.ts";

/** Adds to accounts what their entries, receipts and mails say. */
export async function readAccounts(
	db: Kysely<Tables>,
	rows: readonly HeldAccount[],
	{ today, moveDays }: { today: string; moveDays: number },
): Promise<PaymentAccount[]> {
	const ids = rows.map(({ id }) => id);
	const [entriesOf, receipts, mails] = [
		await readEntries(db, ids),
		await readReceipts(db, ids),
		await readMails(db, ids),
	];
	return rows.map((row) => {
		const entries = entriesOf.get(row.id) ?? [];
		const sums = sumsOf(entries);
		const confirmed = entries.findLast(({ kind }) => kind === "charge");
		const dueDay = confirmed === undefined ? null : dueDayOf(confirmed.day, row.calendar_date);
		const state = paymentStateOf(sums, dueDay, today);
		const table = { state: row.table_state, calendarDate: row.calendar_date };
		const stateSince = dayOf(new Date(row.state_since));
		const sent = mails.filter(({ account_id }) => account_id === row.id);
		return {
			...{ id: row.id, version: row.version, reference: row.reference, guestId: row.guest_id },
			...{ guestVersion: row.guest_version, firstName: row.first_name, guestState: row.guest_state },
			...{ language: row.language, hasAddress: row.email !== "", state, dueDay, entries },
			...{ owed: sums.owed, received: sums.received },
			rule: state === "owedBack" ? owedBackRuleOf(sums, { stateSince }, table, moveDays) : null,
			receipts: receipts
				.filter(({ account_id }) => account_id === row.id)
				.map(({ account_id: _, ...one }) => ({
					...one,
					mailedAt:
						sent.findLast(({ kind, position }) => kind === "receipt" && position === one.position)
							?.ordered_at ?? null,
				})),
			reminders: sent.filter(({ kind }) => kind === "reminder").map(({ ordered_at }) => ordered_at),
		};
	});
}

/** Reads an account as it is now. @throws ApiError 404. */
export async function accountNow(
	db: Kysely<Tables>,
	id: string,
	{ moveDays, now }: { moveDays: number; now: Date },
): Promise<PaymentAccount> {
	const rows = await accountRows(db).where("payment_accounts.id", "=", id).execute();
	const [account] = await readAccounts(db, rows, { today: dayOf(now), moveDays });
	if (account === undefined) throw noAccount();
	return account;
}

async function readReceipts(db: Kysely<Tables>, accountIds: readonly string[]) {
	if (accountIds.length === 0) return [];
	return db
		.selectFrom("receipts")
		.select(["account_id", "year", "number", "kind", "position"])
		.where("account_id", "in", accountIds)
		.orderBy("year")
		.orderBy("number")
		.execute();
}

async function readMails(db: Kysely<Tables>, accountIds: readonly string[]) {
	if (accountIds.length === 0) return [];
	return db
		.selectFrom("payment_mails")
		.select(["account_id", "kind", "position", "ordered_at"])
		.where("account_id", "in", accountIds)
		.orderBy("ordered_at")
		.execute();
}
