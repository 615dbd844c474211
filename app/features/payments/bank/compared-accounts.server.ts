import type { Kysely } from "kysely";
import type { PaymentEntry, TablePayments } from "#app/features/payments/payment.ts";
import type { Tables } from "#migrations/tables.ts";
import { undefinedIfMissing } from "#platform/api/api-error.ts";
import type { ComparedAccount } from "./matching.ts";

/** Reads the payments of a table, after what its guests owe has followed their seats. */
export type ReadPayments = (tableId: string) => Promise<TablePayments>;

/** Reads every account that a line of a bank may be of. */
export async function readComparedAccounts(
	db: Kysely<Tables>,
	readPayments: ReadPayments,
): Promise<ComparedAccount[]> {
	const tables = await db
		.selectFrom("guests")
		.innerJoin("events", "events.id", "guests.event_id")
		.leftJoin("payment_accounts", "payment_accounts.guest_id", "guests.id")
		.select("guests.event_id")
		.distinct()
		.where(({ eb, or }) => or([eb("ticket_price", ">", 0), eb("payment_accounts.id", "is not", null)]))
		.orderBy("guests.event_id")
		.execute();
	const compared: ComparedAccount[] = [];
	for (const { event_id } of tables) {
		// A table may be deleted meanwhile.
		const payments = await readPayments(event_id).catch(undefinedIfMissing);
		if (payments !== undefined) compared.push(...comparedAccounts(payments));
	}
	return compared;
}

function comparedAccounts({ accounts, price: _, state: _state, ...table }: TablePayments): ComparedAccount[] {
	return accounts.map(({ id, version, reference, firstName, entries, owed, received }) => ({
		...{ ...table, id, version, reference, firstName },
		due: Math.max(0, owed - received),
		owedBack: Math.max(0, received - owed),
		paid: keptPayments(entries),
		givenBack: entries.filter(({ kind }) => kind === "refund").map(({ amount }) => amount),
	}));
}

/** The payments of an account that were not taken back. */
function keptPayments(entries: readonly PaymentEntry[]): number[] {
	const corrected = new Set(entries.map(({ corrects }) => corrects));
	return entries
		.filter(({ kind, position }) => kind === "payment" && !corrected.has(position))
		.map(({ amount }) => amount);
}
