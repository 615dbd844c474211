import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { emailHtml } from "#app/mail/email-html.server.ts";
import { emailText } from "#app/mail/email-text.server.ts";
import type { QueuedMail } from "#platform/mail/mail-queue.ts";
import type { Message } from "#platform/mail/mail-transport.ts";
import { answerOf, formName } from "./form-answer.ts";
import type { FormLinksStore } from "./form-links.store.server.ts";

type Parts = {
	formLinks: Pick<FormLinksStore, "list">;
	/** Origin of every link; no trailing slash. */
	siteUrl: string;
	readTexts(): Promise<SiteTexts>;
};

/**
 * Writes the mail that tells the owner which forms visitors cannot open; undefined where they can
 * again, or where the site leads elsewhere by now.
 */
export function deadFormsMailWriter({ formLinks, siteUrl, readTexts }: Parts) {
	return async (mail: QueuedMail): Promise<Message | undefined> => {
		const texts = await readTexts();
		const { addresses } = JSON.parse(mail.payload) as { addresses: string[] };
		const links = await formLinks.list(texts.values);
		const dead = links.filter(({ address, isDead }) => isDead && addresses.includes(address));
		if (dead.length === 0) return undefined;
		const t = texts.open(mail.language, "admin");
		const { name } = texts.facts(mail.language);
		const email = {
			name,
			look: texts.look,
			language: mail.language,
			subject: t("state.mail.subject", { count: dead.length }),
			preview: t("state.mail.preview"),
			title: t("state.mail.title"),
			text: t("state.mail.text"),
			facts: dead.map((link) => ({
				label: formName(link, t),
				text: `${answerOf(link, t)}\n${link.address}`,
			})),
			note: t("state.mail.note"),
			button: { label: t("state.mail.button"), url: `${siteUrl}/admin/facts` },
			footer: { why: t("state.mail.why"), links: [], address: name },
		};
		return {
			to: mail.recipient,
			subject: email.subject,
			text: emailText(email, (label) => t("letterReminder.link", { label })),
			html: await emailHtml(email),
			headers: { "Auto-Submitted": "auto-generated", "Content-Language": mail.language },
			messageId: `${mail.id}@${new URL(siteUrl).hostname}`,
			date: new Date(mail.created_at),
		};
	};
}
