import { formatCents } from "#app/features/payments/amount.ts";
import type { OpenPayment } from "#app/features/payments/open-payment.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import type { Dictionaries } from "#app/i18n/text.ts";
import type { Translate } from "#app/i18n/translator.ts";
import type { Facts } from "#app/site/facts.ts";
import type { Language } from "#app/site/site-config.ts";

type Line = { label: string; text: string };

/** The facts of the ways to pay; what is blank is not offered. */
export type WaysToPay = Pick<Facts, "payJuice" | "payIban" | "payName" | "payCash">;

type Words = { language: Language; t: Translate<Dictionaries["paymentMail"]>; facts: WaysToPay };

/** Lists what a guest has to pay, until when, with which reference, and by which ways. */
export function paymentLines(payment: OpenPayment, words: Words): Line[] {
	const { language, t } = words;
	const { reference, dueDay, isLate } = payment;
	const amount = formatCents(payment.amount, language);
	const by = isLate ? "toPaySince" : "toPayBy";
	return [
		{
			label: t("toPay"),
			text: dueDay === null ? amount : t(by, { amount, day: formatFullDay(dueDay, language) }),
		},
		{ label: t("reference"), text: reference },
		...wayLines(words),
	];
}

/** Lists the ways to pay that the owner gave. */
export function wayLines({ language, t, facts }: Words): Line[] {
	const account = facts.payIban === "" ? [] : [facts.payName, facts.payIban].filter(Boolean);
	return [
		{ label: t("juice"), text: facts.payJuice },
		{ label: t("transfer"), text: account.join(", ") },
		{ label: t("cash"), text: facts.payCash[language] },
	].filter(({ text }) => text !== "");
}
