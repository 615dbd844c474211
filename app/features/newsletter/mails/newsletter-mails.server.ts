import {
	addressMail,
	confirmMail,
	movedMail,
	settingsMail,
	welcomeMail,
} from "#app/features/newsletter/newsletter.ts";
import type { ConfirmationsStore } from "#app/features/newsletter/signup/confirmations.store.server.ts";
import type { ReaderLinksStore } from "#app/features/newsletter/signup/reader-links.store.server.ts";
import type { SubscribersStore } from "#app/features/newsletter/subscribers/subscribers.store.server.ts";
import { localizePath } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { emailHtml } from "#app/mail/email-html.server.ts";
import { type EmailTemplate, emailText } from "#app/mail/email-text.server.ts";
import { pages } from "#app/site/site-map.ts";
import type { QueuedMail } from "#platform/mail/mail-queue.ts";
import type { Message } from "#platform/mail/mail-transport.ts";

type Parts = {
	confirmations: Pick<ConfirmationsStore, "open">;
	subscribers: Pick<SubscribersStore, "find">;
	readerLinks: Pick<ReaderLinksStore, "open">;
	/** Origin of every link; no trailing slash. */
	siteUrl: string;
	readTexts(): Promise<SiteTexts>;
};

/** The texts of one mail. */
type MailText = Pick<EmailTemplate, "subject" | "preview" | "title" | "text"> & {
	button: string;
	ignore?: string;
	why?: string;
};

/** The links in the footer of a mail, with the token of its reader. */
type OwnLinks = { token: string; names: readonly ("unsubscribe" | "settings")[] };

/** Writes this feature's mails when they are sent; undefined for one that is no longer needed. */
export function newsletterMails({ confirmations, subscribers, readerLinks, siteUrl, readTexts }: Parts) {
	const writers: Record<string, (mail: QueuedMail) => Promise<Message | undefined>> = {
		[confirmMail]: async (mail) => {
			const { subscriberId, invited } = payloadOf(mail);
			const tokens = await confirmations.open(subscriberId, mail.created_at);
			if (tokens === undefined) return undefined;
			const own: OwnLinks = { token: tokens.unsubscribeToken, names: ["unsubscribe"] };
			const url = linkTo("newsletter/confirm", mail, `?token=${tokens.token}`);
			return message(mail, invited ? "invitation" : "confirm", url, own);
		},
		[welcomeMail]: async (mail) => {
			const subscriber = await subscribers.find(payloadOf(mail).subscriberId);
			if (subscriber?.state !== "confirmed") return undefined;
			const own: OwnLinks = { token: subscriber.unsubscribe_token, names: ["unsubscribe", "settings"] };
			return message(mail, "welcome", linkTo("blog", mail), own);
		},
		[settingsMail]: async (mail) => {
			const token = await readerLinks.open(payloadOf(mail).subscriberId, mail.recipient, "present");
			if (token === undefined) return undefined;
			return message(mail, "settings", linkTo("newsletter/settings", mail, `?link=${token}`));
		},
		[addressMail]: async (mail) => {
			const token = await readerLinks.open(payloadOf(mail).subscriberId, mail.recipient, "new");
			if (token === undefined) return undefined;
			return message(mail, "address", linkTo("newsletter/address", mail, `?token=${token}`));
		},
		[movedMail]: (mail) => message(mail, "moved", linkTo("privacy", mail)),
	};

	function linkTo(page: keyof typeof pages, { language }: QueuedMail, query = ""): string {
		return siteUrl + localizePath(pages[page], language) + query;
	}

	async function message(
		mail: QueuedMail,
		name: "confirm" | "invitation" | "welcome" | "settings" | "address" | "moved",
		url: string,
		own: OwnLinks = { token: "", names: [] },
	): Promise<Message> {
		const { language } = mail;
		const texts = await readTexts();
		const t = texts.open(language, "newsletterMail");
		const { button, ignore, why = t("footer.why"), ...text }: MailText = t(name);
		const links = own.names.map((page) => ({
			label: t(`footer.${page}`),
			url: linkTo(`newsletter/${page}`, mail, `?token=${own.token}`),
		}));
		const email: EmailTemplate = {
			...{ ...text, name: texts.facts(language).name, look: texts.look, language },
			button: { label: button, url },
			...(ignore !== undefined && { note: ignore }),
			footer: { why, links, address: t("footer.address") },
		};
		return {
			to: mail.recipient,
			subject: email.subject,
			text: emailText(email, (label) => t("link", { label })),
			html: await emailHtml(email),
			headers: {
				...(links[0] !== undefined && {
					"List-Unsubscribe": `<${links[0].url}>`,
					"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
				}),
				"Auto-Submitted": "auto-generated",
				"Content-Language": language,
			},
			messageId: `${mail.id}@${new URL(siteUrl).hostname}`,
			date: new Date(mail.created_at),
		};
	}

	return async (mail: QueuedMail): Promise<Message | undefined> => {
		const write = writers[mail.kind];
		if (write === undefined) throw new Error(`Nothing writes mails of the kind ${mail.kind}.`);
		return write(mail);
	};
}

/** `invited`: the owner added the person, who did not use the form. */
function payloadOf(mail: QueuedMail) {
	return JSON.parse(mail.payload) as { subscriberId: string; invited?: boolean };
}
