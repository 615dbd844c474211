import type { Kysely } from "kysely";
import { staleConflict } from "#app/content/storage/versioned.server.ts";
import type { EntryKind, PaymentEntry, PayWay } from "#app/features/payments/payment.ts";
import type { PaymentAccountsTable } from "#migrations/payment-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { holdRow } from "#platform/database/locks.ts";

export type AccountRow = PaymentAccountsTable;

/** Reads entries by account, each in its order. */
export async function readEntries(
	db: Kysely<Tables>,
	accountIds: readonly string[],
): Promise<Map<string, PaymentEntry[]>> {
	if (accountIds.length === 0) return new Map();
	const rows = await db
		.selectFrom("payment_entries")
		.select(["account_id", "position", "kind", "amount", "day", "way", "corrects"])
		.where("account_id", "in", accountIds)
		.orderBy("account_id")
		.orderBy("position")
		.execute();
	return new Map(
		[...Map.groupBy(rows, ({ account_id }) => account_id)].map(([id, entries]) => [
			id,
			entries.map(({ account_id: _, ...entry }) => entry),
		]),
	);
}

export type NewEntry = {
	kind: EntryKind;
	amount: number;
	day: string;
	way?: PayWay | null;
	corrects?: number | null;
};

/** Adds an entry to an account of this version. @returns its position. @throws ApiError 409 `stale`. */
export async function addEntry(
	transaction: Kysely<Tables>,
	account: Pick<AccountRow, "id" | "version">,
	{ way = null, corrects = null, ...entry }: NewEntry,
	now: Date,
): Promise<number> {
	const position = account.version + 1;
	const { numUpdatedRows } = await transaction
		.updateTable("payment_accounts")
		.set({ version: position })
		.where("id", "=", account.id)
		.where("version", "=", account.version)
		.executeTakeFirst();
	if (numUpdatedRows !== 1n) throw staleConflict({ id: account.id });
	await transaction
		.insertInto("payment_entries")
		.values({ ...entry, account_id: account.id, position, way, corrects, noted_at: now.toISOString() })
		.execute();
	return position;
}

/**
 * Holds the table at which an account's guest sits: its seats, its guests and their money change one
 * after the other. @throws ApiError 404.
 */
export async function holdAccount(transaction: Kysely<Tables>, id: string): Promise<HeldAccount> {
	for (;;) {
		const before = await findAccount(transaction, id);
		await holdRow(transaction, "events", before.event_id);
		const held = await findAccount(transaction, id);
		// The guest may have moved to another table meanwhile.
		if (held.event_id === before.event_id) return held;
	}
}

export type HeldAccount = Awaited<ReturnType<typeof findAccount>>;

export async function findAccount(db: Kysely<Tables>, id: string) {
	const row = await accountRows(db).where("payment_accounts.id", "=", id).executeTakeFirst();
	if (row === undefined) throw noAccount();
	return row;
}

/** Accounts with the guests whose they are, and what is known of their tables. */
export function accountRows(db: Kysely<Tables>) {
	return db
		.selectFrom("payment_accounts")
		.innerJoin("guests", "guests.id", "payment_accounts.guest_id")
		.innerJoin("events", "events.id", "guests.event_id")
		.select([
			"payment_accounts.id",
			"payment_accounts.version",
			"reference",
			"guest_id",
			"guests.version as guest_version",
			"first_name",
			"guests.state as guest_state",
			"guests.state_since",
			"guests.language",
			"guests.email",
			"guests.telephone",
			"guests.takes_messages",
			"guests.event_id",
			"events.state as table_state",
			"events.calendar_date",
			"events.ticket_price",
		]);
}

export function noAccount(): ApiError {
	return new ApiError(404, "not-found", "This payment does not exist, or its guest has been deleted.");
}
