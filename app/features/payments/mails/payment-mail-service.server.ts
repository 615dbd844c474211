import { whatsAppLink } from "#app/features/guest-mails/whatsapp-link.ts";
import type { OpenPayment } from "#app/features/payments/open-payment.ts";
import type { Receipt } from "#app/features/payments/receipt.ts";
import {
	type PaymentMailsStore,
	paymentMailKindOf,
} from "#app/features/payments/storage/payment-mails.store.server.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { emailHtml } from "#app/mail/email-html.server.ts";
import { type EmailTemplate, emailText } from "#app/mail/email-text.server.ts";
import type { Language } from "#app/site/site-config.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { QueuedMail } from "#platform/mail/mail-queue.ts";
import type { Message } from "#platform/mail/mail-transport.ts";
import { paymentLines, wayLines } from "./payment-lines.ts";
import { documentOf, type ReceiptDocument } from "./receipt-document.ts";

export type PaymentMailService = ReturnType<typeof paymentMailService>;

type Parts = {
	payments: PaymentMailsStore;
	receipts: {
		get(which: Pick<Receipt, "year" | "number">): Promise<Receipt>;
		findForEntry(of: { accountId: string; position: number }): Promise<Receipt | undefined>;
	};
	/** Reads what a table is called, and its day, in a language; undefined once it is gone. */
	readTable(id: string, language: Language): Promise<{ title: string; date: string } | undefined>;
	readTexts(): Promise<SiteTexts>;
	siteUrl: string;
};

type Composed = Pick<Message, "subject" | "text" | "html">;
type Read = Awaited<ReturnType<PaymentMailsStore["read"]>>;

/** Shows and writes the mails about money, and receipts as they are printed. */
export function paymentMailService({ payments, receipts, readTable, readTexts, siteUrl }: Parts) {
	/** Gathers what a reminder says; undefined where there is nothing to remind of. */
	async function gather({ held, open, today }: Read) {
		const table = await readTable(held.event_id, held.language);
		if (open === undefined || table === undefined) return undefined;
		const isOver = held.calendar_date !== null && held.calendar_date < today;
		return { ...{ held, open, table, isOver }, texts: await readTexts(), siteUrl };
	}

	/** A reminder as a guest would have it. @throws ApiError 404, or 409 where there is nothing to remind of. */
	async function preview(accountId: string) {
		const parts = await gather(await payments.read(accountId));
		if (parts === undefined) {
			const message = "There is nothing to remind this guest of.";
			throw new ApiError(409, "mail-unfit", message);
		}
		const { email, telephone, takes_messages } = parts.held;
		const { subject, html, text } = await composeReminder(parts);
		const whatsApp = takes_messages === 1 ? whatsAppLink(telephone, reminderMessage(parts)) : null;
		return { to: email, subject, html, text, whatsApp, hasWays: reminderTexts(parts).hasWays };
	}

	/** Writes a mail when it is sent; undefined, as if never ordered, where it is no longer true. */
	async function write(mail: QueuedMail): Promise<Message | undefined> {
		const composed = await writeIfTrue(mail);
		if (composed === undefined) {
			await payments.drop(mail);
			return undefined;
		}
		return {
			...composed,
			to: mail.recipient,
			headers: { "Auto-Submitted": "auto-generated", "Content-Language": mail.language },
			messageId: `${mail.id}@${new URL(siteUrl).hostname}`,
			date: new Date(mail.created_at),
		};
	}

	async function writeIfTrue(mail: QueuedMail): Promise<Composed | undefined> {
		const of = await payments.findForMail(mail);
		if (of === undefined) return undefined;
		if (paymentMailKindOf(mail.kind) === "reminder") {
			const parts = await gather(await payments.read(of.held.id));
			return parts && composeReminder(parts);
		}
		const receipt = await receipts.findForEntry({ accountId: of.held.id, position: of.position });
		return receipt && composeReceipt(receipt, of.held.first_name, await readTexts());
	}

	/** A receipt as it is printed, in its guest's language. @throws ApiError 404. */
	async function readReceipt(which: Pick<Receipt, "year" | "number">): Promise<ReceiptDocument> {
		const receipt = await receipts.get(which);
		return documentOf(receipt, (await readTexts()).open(receipt.language, "paymentMail"));
	}

	return { preview, write, readReceipt };
}

type ReminderParts = {
	held: { first_name: string; language: Language };
	open: OpenPayment;
	table: { title: string; date: string };
	/** True once the day of the table is gone. */
	isOver: boolean;
	texts: SiteTexts;
	siteUrl: string;
};

function reminderTexts({ held: { language }, open, table, isOver, texts, siteUrl }: ReminderParts) {
	const t = texts.open(language, "paymentMail");
	const words = { language, t, facts: texts.values, siteUrl };
	const reminder = t(isOver ? "reminder.textAfter" : "reminder.text", table);
	// Without a way to pay, the sentence that introduces them is left out.
	const hasWays = wayLines(words).length > 0;
	const text = hasWays ? `${reminder} ${t("reminder.how")}` : reminder;
	return { t, hasWays, lines: paymentLines(open, words), text };
}

async function composeReminder(parts: ReminderParts): Promise<Composed> {
	const { held, table, texts, isOver } = parts;
	const { t, lines, text } = reminderTexts(parts);
	const greeting = t("greeting", { firstName: held.first_name });
	const email: EmailTemplate = {
		...{ name: texts.facts(held.language).name, look: texts.look, language: held.language },
		subject: t("reminder.subject", table),
		preview: t("reminder.preview"),
		title: t("reminder.title"),
		text: [greeting, text].join("\n\n"),
		facts: lines,
		note: t(isOver ? "reminder.noteAfter" : "reminder.note"),
		footer: { why: t("footer.why"), links: [], address: t("footer.address") },
	};
	return compose(email, (label) => t("link", { label }));
}

/** Writes the same, shorter, for a messenger. */
function reminderMessage(parts: ReminderParts): string {
	const { held, texts } = parts;
	const { t, lines, text } = reminderTexts(parts);
	return [
		t("greeting", { firstName: held.first_name }),
		text,
		lines.map(({ label, text, url = text }) => `${t("link", { label })} ${url}`).join("\n"),
		texts.facts(held.language).name,
	].join("\n\n");
}

async function composeReceipt(receipt: Receipt, firstName: string, texts: SiteTexts): Promise<Composed> {
	const { language, kind } = receipt;
	const t = texts.open(language, "paymentMail");
	const { title, lines, seller } = documentOf(receipt, t);
	const email: EmailTemplate = {
		...{ name: texts.facts(language).name, look: texts.look, language, title, subject: title },
		preview: t("receipt.preview"),
		text: [
			t("greeting", { firstName }),
			t(kind === "credit" ? "receipt.textBack" : "receipt.text"),
			seller.join("\n"),
		].join("\n\n"),
		facts: lines,
		note: t("receipt.note"),
		footer: { why: t("footer.why"), links: [], address: t("footer.address") },
	};
	return compose(email, (label) => t("link", { label }));
}

async function compose(email: EmailTemplate, introduce: (label: string) => string): Promise<Composed> {
	return { subject: email.subject, text: emailText(email, introduce), html: await emailHtml(email) };
}
