import { z } from "#app/content/schema.ts";
import { languages } from "#app/site/site-config.ts";

/** Years for which receipts are kept after the one in which they were issued, then erased. */
export const receiptYears = 7;

/** The business as a receipt names it. */
export const seller = z.object({
	name: z.string(),
	company: z.string(),
	address: z.string(),
	registrationNumber: z.string(),
	/** Blank for a business without VAT. */
	vatNumber: z.string(),
});

/** A receipt, or a credit note of what was given back or noted by mistake. */
export const receipt = z
	.object({
		year: z.int(),
		number: z.int(),
		kind: z.enum(["receipt", "credit"]),
		day: z.iso.date(),
		/** Cents, VAT included. */
		amount: z.int(),
		vatRate: z.int().nullable(),
		vat: z.int().nullable(),
		name: z.string(),
		reference: z.string(),
		language: z.enum(languages),
		seller,
	})
	.meta({ id: "Receipt" });

export type Receipt = z.infer<typeof receipt>;

/** The number of a receipt as people say it: `2026-7`. */
export function receiptNumber({ year, number }: Pick<Receipt, "year" | "number">): string {
	return `${year}-${number}`;
}

/** Returns the VAT in an amount that includes it, in cents. */
export function vatIn(amount: number, rate: number): number {
	return Math.round((amount * rate) / (100 + rate));
}
