import { answerMail } from "#app/features/applications/inbox/applications.store.server.ts";
import {
	applicationsWaitMail,
	applicationsWaitText,
} from "#app/features/applications/inbox/reminders.server.ts";
import { auditNotice, auditNoticeText } from "#app/features/audit/audit-notices.server.ts";
import { answerNotice, answerNoticeText } from "#app/features/guests/answers/answer-notice.server.ts";
import { letterReminder } from "#app/features/newsletter/mails/letter-reminder.server.ts";
import { newsletterMails } from "#app/features/newsletter/mails/newsletter-mails.server.ts";
import { letterReminderMail } from "#app/features/newsletter/newsletter.ts";
import { invitationMailText } from "#app/features/people/invitation-mail.server.ts";
import { invitationMail } from "#app/features/people/people.store.server.ts";
import { visitMailKey } from "#app/features/settings/mail-settings.ts";
import { isOn } from "#app/features/settings/search-settings.ts";
import { deadFormsMail } from "#app/features/state/form-links.store.server.ts";
import { deadFormsMailText, takenBackMailText } from "#app/features/state/state-mails.server.ts";
import { takenBackMail } from "#app/features/state/update-notice.server.ts";
import { visitMail, visitMailText } from "#app/features/visits/visit-mail.server.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import type { Clock } from "#platform/clock.ts";
import type { Environment } from "#platform/environment.ts";
import type { Log } from "#platform/log/log.ts";
import type { QueuedMail } from "#platform/mail/mail-queue.ts";
import { type Message, pruneOutbox } from "#platform/mail/mail-transport.ts";
import { type MailWorker, mailWorker } from "#platform/mail/mail-worker.ts";
import { isGuestMail } from "#server/composition/guest-mails.ts";
import { ownerMailWriter } from "#server/composition/owner-mail.ts";
import { isPaymentMail } from "#server/composition/payments.ts";
import type { Stores } from "#server/composition/stores.ts";
import { type MailSettings, mailTransport, outboxFolder } from "#server/composition/transports.ts";

type WriteMail = (mail: QueuedMail) => Promise<Message | undefined>;

type Options = {
	environment: MailSettings & Pick<Environment, "adminUrl">;
	stores: Stores;
	readTexts(): Promise<SiteTexts>;
	writeGuestMail: WriteMail;
	writePaymentMail: WriteMail;
	/** The mails to applicants while they apply, and what is forgotten of their forms. */
	filling?: { writerOf(kind: string): WriteMail | undefined; chores: (() => Promise<void>)[] };
	/** Writes the mails that answer applications, and erases what is kept no longer. */
	applications: {
		mails: { write: WriteMail };
		erasures: { eraseOld(): Promise<number> };
		reminders: { remind(email: string): Promise<number> };
	};
	/** Ends the access of hosts whose evening is over. */
	endHosts(): Promise<void>;
	clock: Clock;
	log: Log;
};

/** Opens the worker that sends all mails but letters, and deletes expired data. Not started. */
export function openMailing(options: Options): MailWorker {
	const { environment, stores, readTexts, writeGuestMail, writePaymentMail } = options;
	const { filling, applications, endHosts, clock, log } = options;
	const { siteUrl, adminUrl } = environment;
	const { subscribers, confirmations, readerLinks, mails, guests, guestLinks } = stores;
	const { letterReminders, formLinks, visits, visitedEntries, visitMails, settings } = stores;
	const outbox = outboxFolder(environment);
	const writeToReader = newsletterMails({ subscribers, confirmations, readerLinks, siteUrl, readTexts });

	const toOwner = { siteUrl, readTexts };
	const inContentArea = { siteUrl: adminUrl };
	const writers: Record<string, WriteMail> = {
		[answerMail]: applications.mails.write,
		[letterReminderMail]: ownerMailWriter(
			toOwner,
			letterReminder({ reminders: letterReminders, ...inContentArea }),
		),
		[visitMail]: ownerMailWriter(
			toOwner,
			visitMailText({ visits, entries: visitedEntries, ...inContentArea }),
		),
		[invitationMail]: ownerMailWriter(
			toOwner,
			invitationMailText({ people: stores.people, ...inContentArea }),
		),
		[answerNotice]: ownerMailWriter(
			toOwner,
			answerNoticeText({
				...{ getGuest: guests.get, findFitting: guests.fitting, ...inContentArea },
				readSeating: (tableId) => stores.seatings.read(tableId, { limit: 1 }),
			}),
		),
		[auditNotice]: ownerMailWriter(toOwner, auditNoticeText(adminUrl)),
		[applicationsWaitMail]: ownerMailWriter(toOwner, applicationsWaitText(inContentArea)),
		[takenBackMail]: ownerMailWriter(toOwner, takenBackMailText),
		[deadFormsMail]: ownerMailWriter(toOwner, deadFormsMailText({ formLinks, ...inContentArea })),
	};

	const writerOf = (mail: QueuedMail): WriteMail =>
		isGuestMail(mail)
			? writeGuestMail
			: isPaymentMail(mail)
				? writePaymentMail
				: (filling?.writerOf(mail.kind) ?? writers[mail.kind] ?? writeToReader);

	/** A sample is nobody's address. A restored site writes to nobody until its owner has answered. */
	async function writeToOwner(): Promise<void> {
		if (await stores.heldMails.isWaiting()) return;
		const { email } = (await readTexts()).facts(defaultLanguage);
		if (email === defaultFacts.email) return;
		await letterReminders.remind(email);
		await applications.reminders.remind(email);
		if (isOn(await settings.find(visitMailKey))) await visitMails.order(email);
	}

	return mailWorker({
		queue: mails,
		transport: mailTransport(environment, readTexts),
		write: (mail) => writerOf(mail)(mail),
		chores: [
			subscribers.removeExpired,
			confirmations.removeExpired,
			readerLinks.removeExpired,
			guestLinks.removeExpired,
			mails.removeOld,
			stores.deleted.removeOld,
			stores.audit.removeOld,
			stores.removedEntries.removeOld,
			stores.articleCopies.removeOld,
			stores.eventCopies.removeOld,
			stores.pageCopies.removeOld,
			guests.eraseOld,
			stores.receipts.removeOld,
			stores.bank.removeOld,
			...(filling?.chores ?? []),
			applications.erasures.eraseOld,
			endHosts,
			writeToOwner,
			// Also where a mail server has taken over since.
			() => pruneOutbox(outbox, clock),
		],
		clock,
		log,
	});
}
