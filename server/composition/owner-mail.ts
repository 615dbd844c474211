import { randomUUID } from "node:crypto";
import { unsavedMailText } from "#app/features/state/state-mails.server.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { emailHtml } from "#app/mail/email-html.server.ts";
import { emailText, type OwnerMail } from "#app/mail/email-text.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import type { Clock } from "#platform/clock.ts";
import type { Refusal, WriteTrouble } from "#platform/database/database-failure.ts";
import type { QueuedMail } from "#platform/mail/mail-queue.ts";
import type { Message } from "#platform/mail/mail-transport.ts";
import type { Stores } from "./stores.ts";
import { type MailSettings, mailTransport } from "./transports.ts";

type Parts = {
	/** Origin of every link; no trailing slash. */
	siteUrl: string;
	readTexts(): Promise<SiteTexts>;
};

/** Composes a mail to the owner; undefined if there is nothing to tell any more. */
type Compose = (mail: QueuedMail, texts: SiteTexts) => Promise<OwnerMail | undefined>;

/** Writes the mails by which the site tells its owner something: the envelope of all of them. */
export function ownerMailWriter({ siteUrl, readTexts }: Parts, compose: Compose) {
	return async (mail: QueuedMail): Promise<Message | undefined> => {
		const texts = await readTexts();
		const content = await compose(mail, texts);
		if (content === undefined) return undefined;
		const { language } = mail;
		const t = texts.open(language, "admin");
		const { name } = texts.facts(language);
		const { why, ...parts } = content;
		const footer = { why, links: [], address: name };
		const email = { name, look: texts.look, language, ...parts, footer };
		return {
			to: mail.recipient,
			subject: email.subject,
			text: emailText(email, (label) => t("ownerMail.link", { label })),
			html: await emailHtml(email),
			headers: { "Auto-Submitted": "auto-generated", "Content-Language": language },
			messageId: `${mail.id}@${new URL(siteUrl).hostname}`,
			date: new Date(mail.created_at),
		};
	};
}

const timeoutMs = 60_000;

/**
 * Tells the owner that nothing can be saved, at once: the mail cannot wait in a database that takes
 * no writes. `signal` ends it. Without a mail server nobody is notified: no file may be written for
 * it into a data folder that may have been replaced.
 */
export function noticeOfUnsaved({
	settings,
	sessions,
	readTexts,
	clock,
}: {
	settings: MailSettings;
	sessions: Pick<Stores["sessions"], "lastLanguage">;
	readTexts(): Promise<SiteTexts>;
	clock: Clock;
}) {
	return async (reason: Refusal | WriteTrouble, signal: AbortSignal): Promise<void> => {
		const { email } = (await readTexts()).facts(defaultLanguage);
		// A sample is nobody's address.
		if (settings.smtpUrl === undefined || email === defaultFacts.email) return;
		const language = await sessions.lastLanguage();
		const write = ownerMailWriter({ siteUrl: settings.siteUrl, readTexts }, async (_mail, texts) =>
			unsavedMailText(reason, { texts, language }),
		);
		const message = await write({
			...{ id: randomUUID(), recipient: email, language, kind: "unsaved", payload: "{}" },
			...{ created_at: clock().toISOString(), tries: 1 },
		});
		if (message === undefined) return;
		const ending = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
		await mailTransport(settings, readTexts).deliver(message, ending);
	};
}
