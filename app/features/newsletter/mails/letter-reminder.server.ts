import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { emailHtml } from "#app/mail/email-html.server.ts";
import { emailText } from "#app/mail/email-text.server.ts";
import type { QueuedMail } from "#platform/mail/mail-queue.ts";
import type { Message } from "#platform/mail/mail-transport.ts";
import type { LetterRemindersStore } from "./letter-reminders.store.server.ts";

type Parts = {
	reminders: Pick<LetterRemindersStore, "findLate">;
	/** Origin of every link; no trailing slash. */
	siteUrl: string;
	readTexts(): Promise<SiteTexts>;
};

/** Writes the mail that tells the owner of a late letter; undefined where one has left since. */
export function letterReminder({ reminders, siteUrl, readTexts }: Parts) {
	return async (mail: QueuedMail): Promise<Message | undefined> => {
		const late = await reminders.findLate();
		const { lapse } = JSON.parse(mail.payload) as { lapse: string };
		if (late?.lapse !== lapse) return undefined;
		const texts = await readTexts();
		const t = texts.open(mail.language, "admin");
		const { name } = texts.facts(mail.language);
		const email = {
			name,
			look: texts.look,
			language: mail.language,
			subject: t("letterReminder.subject", { count: late.days }),
			preview: t("letterReminder.preview"),
			title: t("letterReminder.title"),
			text: t(lapse === "" ? "letterReminder.never" : "letterReminder.text", { count: late.days }),
			button: { label: t("letterReminder.button"), url: `${siteUrl}/admin/letters` },
			footer: { why: t("letterReminder.why"), links: [], address: name },
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
