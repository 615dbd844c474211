import { mailFormat, mailWidth, mediaUrl } from "#app/features/media/media.ts";
import { formatCents } from "#app/features/payments/amount.ts";
import type { OpenPayment } from "#app/features/payments/open-payment.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import type { Dictionaries } from "#app/i18n/text.ts";
import type { Translate } from "#app/i18n/translator.ts";
import type { Facts } from "#app/site/facts.ts";
import type { Language } from "#app/site/site-config.ts";

/** One thing that a guest is told; with `url`, `text` names what that leads to: the picture of a code. */
export type PaymentLine = { label: string; text: string; url?: string };

/** The facts of the ways to pay; what is blank is not offered. */
export type WaysToPay = Pick<Facts, "payJuice" | "payQr" | "payIban" | "payName" | "payCash">;

type Words = {
	language: Language;
	t: Translate<Dictionaries["paymentMail"]>;
	facts: WaysToPay;
	siteUrl: string;
};

/** Lists what a guest has to pay, until when, with which reference, and by which ways. */
export function paymentLines(payment: OpenPayment, words: Words): PaymentLine[] {
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
export function wayLines({ language, t, facts, siteUrl }: Words): PaymentLine[] {
	const account = facts.payIban === "" ? [] : [facts.payName, facts.payIban].filter(Boolean);
	return [
		{ label: t("juice"), text: facts.payJuice },
		...(facts.payQr === ""
			? []
			: [{ label: t("qr"), text: t("qrOpen"), url: siteUrl + codeOf(facts.payQr) }]),
		{ label: t("transfer"), text: account.join(", ") },
		{ label: t("cash"), text: facts.payCash[language] },
	].filter(({ text }) => text !== "");
}

/** Returns the path of a code's picture: on white, in the form that every mail program and scanner reads. */
const codeOf = (hash: string) => mediaUrl({ hash, width: mailWidth, format: mailFormat });
