import { z } from "#app/content/schema.ts";
import { formatCents } from "#app/features/payments/amount.ts";
import { type Receipt, receiptNumber } from "#app/features/payments/receipt.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import type { Dictionaries } from "#app/i18n/text.ts";
import type { Translate } from "#app/i18n/translator.ts";
import { languages } from "#app/site/site-config.ts";

/** A receipt or a credit note as it is read, in the language of its guest. */
export const receiptDocument = z
	.object({
		language: z.enum(languages),
		title: z.string(),
		seller: z.array(z.string()),
		lines: z.array(z.object({ label: z.string(), text: z.string() })),
	})
	.meta({ id: "ReceiptDocument" });

export type ReceiptDocument = z.infer<typeof receiptDocument>;

/** Writes a receipt: what it states was stored when it was issued, whatever the facts say since. */
export function documentOf(receipt: Receipt, t: Translate<Dictionaries["paymentMail"]>): ReceiptDocument {
	const { kind, language, amount, vatRate, vat, seller } = receipt;
	const isBack = kind === "credit";
	const { name, company, address, registrationNumber, vatNumber } = seller;
	const stated = (key: "registration" | "vatNumber", number: string) =>
		number === "" ? "" : t(`receipt.${key}`, { number });
	return {
		language,
		title: t(`receipt.${kind}Title`, { number: receiptNumber(receipt) }),
		seller: [
			...[company, name === company ? "" : name, address],
			...[stated("registration", registrationNumber), stated("vatNumber", vatNumber)],
		].filter((line) => line !== ""),
		lines: [
			{ label: t("receipt.from"), text: receipt.name },
			{ label: t("receipt.for"), text: t("receipt.seat") },
			{ label: t(isBack ? "receipt.dayBack" : "receipt.day"), text: formatFullDay(receipt.day, language) },
			{ label: t(isBack ? "receipt.amountBack" : "receipt.amount"), text: formatCents(amount, language) },
			...(vat === null || vatRate === null
				? []
				: [{ label: t("receipt.vat", { rate: vatRate }), text: formatCents(vat, language) }]),
			{ label: t("receipt.reference"), text: receipt.reference },
		],
	};
}
