import { join } from "node:path";
import { newsletterMails } from "../app/features/newsletter/newsletter-mails.server";
import { site } from "../app/site";
import type { Clock } from "./platform/clock";
import type { Environment } from "./platform/environment";
import type { Log } from "./platform/log";
import { outboxTransport, pruneOutbox, smtpTransport } from "./platform/mail-transport";
import { type MailWorker, mailWorker } from "./platform/mail-worker";
import type { Stores } from "./stores";

type Options = {
	environment: Pick<Environment, "smtpUrl" | "mailFrom" | "dataDir" | "siteUrl">;
	stores: Stores;
	clock: Clock;
	log: Log;
};

/** The folder that mails are written to where no mail server is named. */
export function outboxFolder({ dataDir }: Pick<Environment, "dataDir">): string {
	return join(dataDir, "outbox");
}

/** What sends every mail of the site, and tidies up what the newsletter need not remember. Not started yet. */
export function openMailing({ environment, stores, clock, log }: Options): MailWorker {
	const { smtpUrl, mailFrom = `${site.name} <${site.email}>`, siteUrl } = environment;
	const { subscribers, confirmations, mails } = stores;
	const outbox = outboxFolder(environment);
	return mailWorker({
		queue: mails,
		transport: smtpUrl === undefined ? outboxTransport(outbox, mailFrom) : smtpTransport(smtpUrl, mailFrom),
		write: newsletterMails({ subscribers, confirmations, siteUrl }),
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
