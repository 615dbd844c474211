import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { PayWay } from "#app/features/payments/payment.ts";
import { accountRows } from "#app/features/payments/storage/accounts.server.ts";
import { clickWithin, type ReadFacts } from "#app/features/payments/storage/payments.store.server.ts";
import { dayOf, daysAfter } from "#app/i18n/business-time.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import { holdRow } from "#platform/database/locks.ts";
import { type BankStatement, likenessOf, readBankFile } from "./bank-file.server.ts";
import {
	type BankColumns,
	type BankFile,
	type BankLine,
	bankDays,
	type LineNoted,
	type ReadBankFile,
} from "./bank-file.ts";
import { type ReadPayments, readComparedAccounts } from "./compared-accounts.server.ts";
import { matchLines } from "./matching.ts";

/** Lines that a statement asks for at a time. */
const linesAtATime = 500;

export type BankStore = ReturnType<typeof bankStore>;

/** The lines of a bank's files: matched with what guests owe, and noted once each. */
export function bankStore(
	db: Kysely<Tables>,
	clock: Clock,
	{ readFacts, readPayments }: { readFacts: ReadFacts; readPayments: ReadPayments },
) {
	/** Reads a file, and matches its lines with the accounts of guests. Nothing of it is stored. */
	async function look(bytes: Uint8Array, chosen: BankColumns | undefined): Promise<BankFile> {
		const statement = await readBankFile(bytes, { today: dayOf(clock()), chosen });
		return statement.kind === "unreadable" ? statement : { ...statement, ...(await match(statement)) };
	}

	async function match(statement: BankStatement): Promise<Pick<ReadBankFile, "lines" | "accounts">> {
		const accounts = await readComparedAccounts(db, readPayments);
		const fingerprints = statement.lines.map(fingerprintOf);
		const noted = await readNoted(fingerprints);
		const open = statement.lines.map((line, index) => ({
			...line,
			left: Math.abs(line.amount) - (noted.get(fingerprints[index] ?? "") ?? 0),
			way: wayOf(line.text),
		}));
		const matches = await matchLines(open, accounts);
		return {
			lines: open.map((line, index) => ({ ...line, fit: "none", candidates: [], ...matches[index] })),
			accounts: accounts.map(({ paid: _, givenBack: _givenBack, ...account }) => account),
		};
	}

	async function readNoted(fingerprints: readonly string[]): Promise<Map<string, number>> {
		const noted = new Map<string, number>();
		for (let from = 0; from < fingerprints.length; from += linesAtATime) {
			const rows = await db
				.selectFrom("bank_lines")
				.select(["fingerprint", "noted"])
				.where("fingerprint", "in", fingerprints.slice(from, from + linesAtATime))
				.execute();
			for (const row of rows) noted.set(row.fingerprint, row.noted);
		}
		return noted;
	}

	/**
	 * Notes what a line pays to the accounts that were chosen, or what it gave back to them.
	 * @returns the cents of the line that are left. @throws as a click on each account, and 409 where
	 * there is not as much left of the line.
	 */
	async function note({ line, parts }: LineNoted): Promise<number> {
		const facts = await readFacts();
		const now = clock();
		const kind = line.amount > 0 ? "payment" : "refund";
		const ways = { day: line.day, way: wayOf(line.text) };
		return db.transaction().execute(async (transaction) => {
			await holdTables(
				transaction,
				parts.map(({ accountId }) => accountId),
			);
			const sum = parts.reduce((total, { amount }) => total + amount, 0);
			const remaining = await takeFromLine(transaction, line, sum);
			for (const { accountId, version, amount } of parts) {
				await clickWithin(transaction, accountId, { kind, version, amount, ...ways }, { facts, now });
			}
			return remaining;
		});
	}

	/** Forgets the lines of days that are not read any more. */
	async function removeOld(): Promise<void> {
		await db
			.deleteFrom("bank_lines")
			.where("day", "<", daysAfter(dayOf(clock()), -bankDays))
			.execute();
	}

	return { look, note, removeOld };
}

/** Holds the tables of some accounts, always in the same order: two who hold some wait for each other once. */
async function holdTables(transaction: Kysely<Tables>, accountIds: readonly string[]): Promise<void> {
	const rows = await accountRows(transaction).where("payment_accounts.id", "in", accountIds).execute();
	for (const id of [...new Set(rows.map(({ event_id }) => event_id))].toSorted()) {
		await holdRow(transaction, "events", id);
	}
}

/** Takes an amount from what is left of a line. The line stays locked until the transaction ends. */
async function takeFromLine(
	transaction: Kysely<Tables>,
	line: LineNoted["line"],
	sum: number,
): Promise<number> {
	const amount = Math.abs(line.amount);
	const fingerprint = fingerprintOf(line);
	await transaction
		.insertInto("bank_lines")
		.values({ fingerprint, day: line.day, amount: line.amount, noted: 0 })
		.onConflict((conflict) => conflict.column("fingerprint").doNothing())
		.execute();
	const taken = await transaction
		.updateTable("bank_lines")
		.set(({ eb }) => ({ noted: eb("noted", "+", sum) }))
		.where("fingerprint", "=", fingerprint)
		.where("noted", "<=", amount - sum)
		.returning("noted")
		.executeTakeFirst();
	if (taken === undefined) throw notLeft();
	return amount - taken.noted;
}

/** Identifies a line in every file that has it. It says nothing of what stands on the line. */
function fingerprintOf(line: Pick<BankLine, "day" | "amount" | "text" | "copy">): string {
	return createHash("sha256")
		.update(JSON.stringify([likenessOf(line), line.copy]))
		.digest("hex");
}

/** Returns how a line was paid, where the bank's own words say so. */
function wayOf(text: string): PayWay {
	const words = new Set(foldForSearch(text).match(/[a-z]+/g));
	if (words.has("juice")) return "juice";
	return words.has("maucas") || words.has("qr") ? "qr" : "transfer";
}

function notLeft(): ApiError {
	const message = "There is not as much left of this line: it was noted already. Nothing was noted.";
	return new ApiError(409, "bank-line-noted", message);
}
