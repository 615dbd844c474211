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

/** Writes this feature's mails when they are sent; undefined for one that is no longer needed. */
export function newsletterMails({ confirmations, subscribers, readerLinks, siteUrl, readTexts }: Parts) {
	const writers: Record<string, (mail: QueuedMail) => Promise<Message | undefined>> = {
		[confirmMail]: async (mail) => {
			const tokens = await confirmations.open(subscriberOf(mail), mail.created_at);
			if (tokens === undefined) return undefined;
			const url = linkTo(pages["newsletter/confirm"], mail, tokens.token);
			return message(mail, { unsubscribe: tokens.unsubscribeToken }, ({ confirm, invitation }) => {
				const text = isInvited(mail) ? invitation : confirm;
				return { ...text, button: { label: text.button, url }, note: text.ignore };
			});
		},
		[welcomeMail]: async (mail) => {
			const subscriber = await subscribers.find(subscriberOf(mail));
			if (subscriber?.state !== "confirmed") return undefined;
			const url = siteUrl + localizePath(pages.blog, mail.language);
			const { unsubscribe_token: token } = subscriber;
			return message(mail, { unsubscribe: token, settings: token }, (text) => ({
				...text.welcome,
				button: { label: text.welcome.button, url },
			}));
		},
		[settingsMail]: async (mail) => {
			const token = await readerLinks.open(subscriberOf(mail), mail.recipient, "present");
			if (token === undefined) return undefined;
			const url = linkTo(pages["newsletter/settings"], mail, token, "link");
			return message(mail, {}, (text) => ({
				...text.settings,
				button: { label: text.settings.button, url },
				note: text.settings.ignore,
			}));
		},
		[addressMail]: async (mail) => {
			const token = await readerLinks.open(subscriberOf(mail), mail.recipient, "new");
			if (token === undefined) return undefined;
			const url = linkTo(pages["newsletter/address"], mail, token);
			return message(mail, {}, (text) => ({
				...text.address,
				button: { label: text.address.button, url },
				note: text.address.ignore,
			}));
		},
		[movedMail]: async (mail) => {
			const url = siteUrl + localizePath(pages.privacy, mail.language);
			return message(mail, {}, (text) => ({
				...text.moved,
				button: { label: text.moved.button, url },
			}));
		},
	};

	function linkTo(path: string, { language }: QueuedMail, token: string, name = "token"): string {
		return `${siteUrl}${localizePath(path, language)}?${name}=${token}`;
	}

	async function message(
		mail: QueuedMail,
		tokens: FooterTokens,
		fill: (text: MailText) => Omit<EmailTemplate, "name" | "look" | "language" | "footer"> & { why?: string },
	): Promise<Message> {
		const texts = await readTexts();
		const { name } = texts.facts(mail.language);
		const text = mailText(texts, mail.language);
		const { why = text.footer.why, ...filled } = fill(text);
		const unsubscribeUrl =
			tokens.unsubscribe === undefined
				? undefined
				: linkTo(pages["newsletter/unsubscribe"], mail, tokens.unsubscribe);
		const links = [
			...(unsubscribeUrl === undefined ? [] : [{ label: text.footer.unsubscribe, url: unsubscribeUrl }]),
			...(tokens.settings === undefined
				? []
				: [
						{ label: text.footer.settings, url: linkTo(pages["newsletter/settings"], mail, tokens.settings) },
					]),
		];
		const footer = { why, links, address: text.footer.address };
		const email = { ...filled, name, look: texts.look, language: mail.language, footer };
		return {
			to: mail.recipient,
			subject: email.subject,
			text: emailText(email, text.link),
			html: await emailHtml(email),
			headers: {
				...(unsubscribeUrl !== undefined && {
					"List-Unsubscribe": `<${unsubscribeUrl}>`,
					"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
				}),
				"Auto-Submitted": "auto-generated",
				"Content-Language": mail.language,
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

/** The reader's token for each link in the footer of a mail. */
type FooterTokens = { unsubscribe?: string; settings?: string };

type MailText = ReturnType<typeof mailText>;

/** The mail texts of a language, facts filled in. */
function mailText(texts: SiteTexts, language: QueuedMail["language"]) {
	const t = texts.open(language, "newsletterMail");
	return {
		confirm: t("confirm"),
		invitation: t("invitation"),
		welcome: t("welcome"),
		settings: t("settings"),
		address: t("address"),
		moved: t("moved"),
		footer: t("footer"),
		link: (label: string) => t("link", { label }),
	};
}

type Payload = { subscriberId: string; invited?: boolean };

function subscriberOf(mail: QueuedMail): string {
	return (JSON.parse(mail.payload) as Payload).subscriberId;
}

/** Returns whether the owner added the person, who did not use the form. */
function isInvited(mail: QueuedMail): boolean {
	return (JSON.parse(mail.payload) as Payload).invited === true;
}
