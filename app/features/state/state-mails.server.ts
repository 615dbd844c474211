import { formatBusinessMoment } from "#app/i18n/dates.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { OwnerMail } from "#app/mail/email-text.server.ts";
import type { Language } from "#app/site/site-config.ts";
import type { QueuedMail } from "#platform/mail/mail-queue.ts";
import { answerOf, formName } from "./form-link.ts";
import type { FormLinksStore } from "./form-links.store.server.ts";
import { lastUpdate, type SiteState } from "./site-state.ts";

type Parts = {
	formLinks: Pick<FormLinksStore, "list">;
	/** Origin of every link; no trailing slash. */
	siteUrl: string;
};

/** Writes the owner's mail about forms that fail; undefined if they work again or were replaced. */
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

/** Writes the owner's mail about a website that cannot save anything until its server is repaired. */
export function unsavedMailText(
	reason: NonNullable<SiteState["database"]>,
	{ texts, language }: { texts: SiteTexts; language: Language },
): OwnerMail {
	const t = texts.open(language, "admin");
	return {
		subject: t("state.unsavedMail.subject"),
		preview: t("state.unsavedMail.preview"),
		title: t("state.unsavedMail.title"),
		text: t(`state.unsavedMail.${reason}`),
		note: t("state.unsavedMail.note"),
		why: t("state.unsavedMail.why"),
	};
}

/** Writes the owner's mail about an update that was taken back. */
export async function takenBackMailText(mail: QueuedMail, texts: SiteTexts): Promise<OwnerMail> {
	const { from, to, at, trouble } = lastUpdate.parse(JSON.parse(mail.payload));
	const t = texts.open(mail.language, "admin");
	return {
		subject: t("state.updateMail.subject"),
		preview: t("state.updateMail.preview"),
		title: t("state.updateMail.title"),
		text: t("state.updateMail.text", { from, to, moment: formatBusinessMoment(at, mail.language) }),
		facts: [{ label: t("state.update"), text: t(`state.updateTrouble.${trouble ?? "start"}`) }],
		note: t("state.updateMail.note"),
		why: t("state.updateMail.why"),
	};
}
