import { join } from "node:path";
import { newsletterMails } from "#app/features/newsletter/mails/newsletter-mails.server.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import type { Clock } from "#platform/clock.ts";
import type { Environment } from "#platform/environment.ts";
import type { Log } from "#platform/log/log.ts";
import { outboxTransport, pruneOutbox, type Sender, smtpTransport } from "#platform/mail/mail-transport.ts";
import { type MailWorker, mailWorker } from "#platform/mail/mail-worker.ts";
import type { Stores } from "#server/composition/stores.ts";

type Options = {
	environment: Pick<Environment, "smtpUrl" | "mailFrom" | "dataDir" | "siteUrl">;
	stores: Stores;
	readTexts(): Promise<SiteTexts>;
	clock: Clock;
	log: Log;
};

/** The folder that mails are written to where no mail server is named. */
export function outboxFolder({ dataDir }: Pick<Environment, "dataDir">): string {
	return join(dataDir, "outbox");
}

/**
 * What sends every mail of the site, and tidies up what the newsletter need not remember. Not
 * started yet.
 */
export function openMailing({ environment, stores, readTexts, clock, log }: Options): MailWorker {
	const ownSender: Sender = async () => {
		const { name, email: address } = (await readTexts()).facts(defaultLanguage);
		return { name, address };
	};
	const { smtpUrl, mailFrom: sender = ownSender, siteUrl } = environment;
	const { subscribers, confirmations, mails } = stores;
	const outbox = outboxFolder(environment);
	return mailWorker({
		queue: mails,
		transport: smtpUrl === undefined ? outboxTransport(outbox, sender) : smtpTransport(smtpUrl, sender),
		write: newsletterMails({ subscribers, confirmations, siteUrl, readTexts }),
		chores: [
			subscribers.removeExpired,
			confirmations.removeExpired,
			mails.removeOld,
			// Also where a mail server has taken over since.
			() => pruneOutbox(outbox, clock),
		],
		clock,
		log,
	});
}
