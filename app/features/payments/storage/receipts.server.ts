import type { Kysely, Selectable } from "kysely";
import { type Receipt, receiptYears, seller, vatIn } from "#app/features/payments/receipt.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import type { Facts } from "#app/site/facts.ts";
import type { ReceiptsTable } from "#migrations/payment-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import type { HeldAccount } from "./accounts.server.ts";

/** The facts that a receipt states. */
export type SellerFacts = Pick<
	Facts,
	"name" | "company" | "address" | "registrationNumber" | "vatNumber" | "vatRate"
>;

type Issued = { position: number; kind: Receipt["kind"]; amount: number; day: string };

/**
 * Issues the receipt of an entry under the next number of its year. Part of the entry's transaction:
 * whatever breaks that off gives the number back, and nobody else takes one meanwhile.
 */
export async function issueReceipt(
	transaction: Kysely<Tables>,
	account: HeldAccount,
	entry: Issued,
	{ facts, now }: { facts: SellerFacts; now: Date },
): Promise<void> {
	const year = Number(dayOf(now).slice(0, 4));
	const number = await nextNumber(transaction, year);
	const { name, company, address, registrationNumber, vatNumber } = facts;
	const rate = vatNumber === "" || facts.vatRate === "" ? null : Number(facts.vatRate);
	await transaction
		.insertInto("receipts")
		.values({
			...{ year, number, ...entry, account_id: account.id, issued_at: now.toISOString() },
			...{ vat_rate: rate, vat: rate === null ? null : vatIn(entry.amount, rate) },
			...{ name: account.first_name, reference: account.reference, language: account.language },
			seller: JSON.stringify(
				seller.parse({
					name,
					company,
					address,
					registrationNumber,
					vatNumber: rate === null ? "" : vatNumber,
				}),
			),
		})
		.execute();
}

/** Takes a year's next number: the row stays locked until the transaction ends. */
async function nextNumber(transaction: Kysely<Tables>, year: number): Promise<number> {
	const { last } = await transaction
		.insertInto("receipt_years")
		.values({ year, last: 1 })
		.onConflict((conflict) =>
			conflict.column("year").doUpdateSet(({ eb, ref }) => ({ last: eb(ref("receipt_years.last"), "+", 1) })),
		)
		.returning("last")
		.executeTakeFirstOrThrow();
	return last;
}

export function receiptsStore(db: Kysely<Tables>, clock: Clock) {
	/** Finds a receipt by its number. @throws ApiError 404. */
	async function get({ year, number }: Pick<Receipt, "year" | "number">): Promise<Receipt> {
		const row = await db
			.selectFrom("receipts")
			.selectAll()
			.where("year", "=", year)
			.where("number", "=", number)
			.executeTakeFirst();
		if (row === undefined) throw new ApiError(404, "not-found", "There is no such receipt.");
		return receiptOf(row);
	}

	/** Finds the receipt of an entry; undefined where none is. */
	async function findForEntry(of: { accountId: string; position: number }): Promise<Receipt | undefined> {
		const row = await db
			.selectFrom("receipts")
			.selectAll()
			.where("account_id", "=", of.accountId)
			.where("position", "=", of.position)
			.executeTakeFirst();
		return row && receiptOf(row);
	}

	/** Lists the receipts of a year, by number. */
	async function list(year: number): Promise<Receipt[]> {
		const rows = await db
			.selectFrom("receipts")
			.selectAll()
			.where("year", "=", year)
			.orderBy("number")
			.execute();
		return rows.map(receiptOf);
	}

	/** Erases receipts of years that accounts need no more. */
	async function removeOld(): Promise<void> {
		const year = Number(dayOf(clock()).slice(0, 4));
		await db
			.deleteFrom("receipts")
			.where("year", "<", year - receiptYears)
			.execute();
	}

	return { get, findForEntry, list, removeOld };
}

function receiptOf(row: Selectable<ReceiptsTable>): Receipt {
	const { year, number, kind, day, amount, vat_rate, vat, name, reference, language } = row;
	return {
		...{ year, number, kind, day, amount, vat, name, reference, language },
		vatRate: vat_rate,
		seller: seller.parse(JSON.parse(row.seller)),
	};
}
