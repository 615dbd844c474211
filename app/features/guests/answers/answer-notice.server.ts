import type { Kysely } from "kysely";
import { firstWritten } from "#app/content/localized.ts";
import type { Guest } from "#app/features/guests/guest.ts";
import type { Fitting, Seating } from "#app/features/guests/seating.ts";
import { seatingPath } from "#app/features/guests/seating-path.ts";
import { freeSeats } from "#app/features/guests/seats.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { locales } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { OwnerMail } from "#app/mail/email-text.server.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { undefinedIfMissing } from "#platform/api/api-error.ts";
import type { MailQueue, QueuedMail } from "#platform/mail/mail-queue.ts";
import { fittingNames } from "./guest-answers.store.server.ts";

/** The mail that tells the owner of a guest's answer. */
export const answerNotice = "table-answer";

type Answer = { guestId: string; isAccepted: boolean };

/** Orders the mail about an answer, in the transaction that stores it. */
export async function orderAnswerNotice(
	transaction: Kysely<Tables>,
	answer: Answer,
	to: { mails: Pick<MailQueue, "enqueue">; recipient: string; language: Language },
): Promise<void> {
	const { mails, recipient, language } = to;
	const payload = JSON.stringify(answer);
	await mails.enqueue(transaction, { recipient, language, kind: answerNotice, payload });
}

type Sources = {
	getGuest(id: string): Promise<Guest>;
	readSeating(tableId: string): Promise<Seating>;
	findFitting(tableId: string): Promise<Fitting>;
	/** Origin of every link; no trailing slash. */
	siteUrl: string;
};

/** Writes the mail about an answer, with who would fit the free seat; undefined once the guest is gone. */
export function answerNoticeText({ getGuest, readSeating, findFitting, siteUrl }: Sources) {
	return async (mail: QueuedMail, texts: SiteTexts): Promise<OwnerMail | undefined> => {
		const { guestId, isAccepted } = JSON.parse(mail.payload) as Answer;
		const { language } = mail;
		const guest = await getGuest(guestId).catch(undefinedIfMissing);
		if (guest === undefined) return undefined;
		const { table, balance } = await readSeating(guest.tableId);
		const t = texts.open(language, "admin");
		const day = table.calendarDate === null ? "" : formatFullDay(table.calendarDate, language);
		const words = { guest: guest.firstName, title: firstWritten(table, "title", language), day };
		const names = isAccepted ? [] : fittingNames(await findFitting(guest.tableId));
		const fitting = new Intl.ListFormat(locales[language].tag).format(names);
		const free = { woman: freeSeats(balance.woman), man: freeSeats(balance.man) };
		const kind = isAccepted ? "accepted" : "declined";
		return {
			subject: t(`guests.answers.${kind}.subject`, words),
			preview: t(`guests.answers.${kind}.preview`, words),
			title: t(`guests.answers.${kind}.title`, words),
			text: t(`guests.answers.${kind}.text`, words),
			facts: [
				{ label: t("guests.answers.free"), text: t("guests.answers.freeSeats", free) },
				...(isAccepted
					? []
					: [{ label: t("guests.answers.fitting"), text: fitting || t("guests.fittingNobody") }]),
			],
			button: { label: t("guests.answers.button"), url: siteUrl + seatingPath(guest.tableId) },
			why: t("guests.answers.why"),
		};
	};
}
