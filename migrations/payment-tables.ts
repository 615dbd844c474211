import type { Instant, Language } from "./column-types.ts";

/** The account of a guest's seat. It moves with the guest, and is erased with them. */
export type PaymentAccountsTable = {
	id: string;
	guest_id: string;
	/** Six signs, by which a payment is found in the list of a bank. */
	reference: string;
	opened_at: Instant;
	/** The number of its entries. */
	version: number;
};

/** The entries of accounts. They are added, and never changed. */
export type PaymentEntriesTable = {
	account_id: string;
	/** Counts from 1, without gaps. */
	position: number;
	kind: "charge" | "release" | "forgiveness" | "payment" | "correction" | "refund" | "keeping";
	/** Cents, never negative. */
	amount: number;
	/** `YYYY-MM-DD`, where the business is. */
	day: string;
	/** The way it was paid or given back; null for an entry that moves no money. */
	way: "juice" | "qr" | "transfer" | "cash" | "other" | null;
	/** The position of the payment that was noted by mistake. */
	corrects: number | null;
	noted_at: Instant;
};

/** The mails about money that were ordered for a guest. */
export type PaymentMailsTable = {
	/** The id in `outgoing_mails`, which forgets it after a while. */
	mail_id: string;
	account_id: string;
	kind: "reminder" | "receipt";
	/** The entry that a receipt is of; of a reminder, the newest by then. */
	position: number;
	ordered_at: Instant;
};

/** Lines of the bank's lists that were noted, in whole or in part. They name nobody. */
export type BankLinesTable = {
	/** A hash of the line. */
	fingerprint: string;
	day: string;
	/** Cents. */
	amount: number;
	/** Cents that are noted as payments by now. */
	noted: number;
};

/** The last number of each year's receipts: whoever takes the next one holds the row until it is stored. */
export type ReceiptYearsTable = { year: number; last: number };

/** Receipts and credit notes. They stay, as accounts must, once the guest is erased. */
export type ReceiptsTable = {
	year: number;
	/** Counts from 1 in each year, without gaps. */
	number: number;
	kind: "receipt" | "credit";
	/** The account, which may be erased: no foreign key. */
	account_id: string;
	position: number;
	/** The day of the payment. */
	day: string;
	issued_at: Instant;
	/** Cents, VAT included. */
	amount: number;
	/** Percent; null for a business without VAT. */
	vat_rate: number | null;
	/** Cents. */
	vat: number | null;
	/** The guest's, as on the receipt. */
	name: string;
	reference: string;
	language: Language;
	/** JSON: the business, as it was by then. */
	seller: string;
};
