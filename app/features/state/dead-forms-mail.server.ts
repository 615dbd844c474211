import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { OwnerMail } from "#app/mail/email-text.server.ts";
import type { QueuedMail } from "#platform/mail/mail-queue.ts";
import { answerOf, formName } from "./form-answer.ts";
import type { FormLinksStore } from "./form-links.store.server.ts";

type Parts = {
	formLinks: Pick<FormLinksStore, "list">;
	/** Origin of every link; no trailing slash. */
	siteUrl: string;
};

/**
 * What the owner is told of forms that visitors cannot open; undefined where they can again, or
 * where the site leads elsewhere by now.
 */
export function deadFormsMailText({ formLinks, siteUrl }: Parts) {
	return async (mail: QueuedMail, texts: SiteTexts): Promise<OwnerMail | undefined> => {
		const { addresses } = JSON.parse(mail.payload) as { addresses: string[] };
		const links = await formLinks.list(texts.values);
		const dead = links.filter(({ address, isDead }) => isDead && addresses.includes(address));
		if (dead.length === 0) return undefined;
		const t = texts.open(mail.language, "admin");
		return {
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
			why: t("state.mail.why"),
		};
	};
}
