import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { OwnerMail } from "#app/mail/email-text.server.ts";
import type { QueuedMail } from "#platform/mail/mail-queue.ts";
import type { LetterRemindersStore } from "./letter-reminders.store.server.ts";

type Parts = {
	reminders: Pick<LetterRemindersStore, "findLate">;
	/** Origin of every link; no trailing slash. */
	siteUrl: string;
};

/** Writes the owner's mail about a late letter; undefined if one has been sent since. */
export function letterReminder({ reminders, siteUrl }: Parts) {
	return async (mail: QueuedMail, texts: SiteTexts): Promise<OwnerMail | undefined> => {
		const late = await reminders.findLate();
		const { lapse } = JSON.parse(mail.payload) as { lapse: string };
		if (late?.lapse !== lapse) return undefined;
		const t = texts.open(mail.language, "admin");
		return {
			subject: t("letterReminder.subject", { count: late.days }),
			preview: t("letterReminder.preview"),
			title: t("letterReminder.title"),
			text: t(lapse === "" ? "letterReminder.never" : "letterReminder.text", { count: late.days }),
			button: { label: t("letterReminder.button"), url: `${siteUrl}/admin/letters` },
			why: t("letterReminder.why"),
		};
	};
}
