import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { emailHtml } from "#app/mail/email-html.server.ts";
import { emailText, type OwnerMail } from "#app/mail/email-text.server.ts";
import type { QueuedMail } from "#platform/mail/mail-queue.ts";
import type { Message } from "#platform/mail/mail-transport.ts";

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
