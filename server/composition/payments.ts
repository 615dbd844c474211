import { eventText } from "#app/features/events/event-words.ts";
import { paymentMailService } from "#app/features/payments/mails/payment-mail-service.server.ts";
import { paymentMailKindOf } from "#app/features/payments/storage/payment-mails.store.server.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { undefinedIfMissing } from "#platform/api/api-error.ts";
import type { QueuedMail } from "#platform/mail/mail-queue.ts";
import type { Stores } from "./stores.ts";

type Parts = {
	stores: Pick<Stores, "events" | "paymentMails" | "receipts">;
	readTexts(): Promise<SiteTexts>;
	siteUrl: string;
};

/** Returns whether a mail that waits is one about money. */
export function isPaymentMail({ kind }: Pick<QueuedMail, "kind">): boolean {
	return paymentMailKindOf(kind) !== undefined;
}

/** Opens the mails about money, with what they take from events. */
export function openPaymentMails({ stores, readTexts, siteUrl }: Parts) {
	return paymentMailService({
		...{ payments: stores.paymentMails, receipts: stores.receipts, readTexts, siteUrl },
		readTable: async (id, language) => {
			const event = await stores.events.get(id).catch(undefinedIfMissing);
			if (event === undefined) return undefined;
			const { title, date } = eventText(event, language);
			const day = event.calendarDate;
			return { title: title.text, date: day === null ? date.text : formatFullDay(day, language) };
		},
	});
}
