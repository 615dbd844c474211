import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lettersTogether } from "#app/features/letters/storage/mail-pace.server.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import type { Environment } from "#platform/environment.ts";
import {
	type Dkim,
	type MailTransport,
	outboxTransport,
	type Sender,
	smtpPool,
	smtpTransport,
} from "#platform/mail/mail-transport.ts";

/** The mail settings of the environment. */
export type MailSettings = Pick<
	Environment,
	"smtpUrl" | "mailFrom" | "mailRate" | "dkim" | "dataDir" | "siteUrl"
>;

/** The folder that mails are written to where no mail server is named. */
export function outboxFolder({ dataDir }: Pick<Environment, "dataDir">): string {
	return join(dataDir, "outbox");
}

type ReadTexts = () => Promise<SiteTexts>;

/** The sender of every mail: the environment's, or the owner's. */
export async function senderAddress({ mailFrom }: MailSettings, readTexts: ReadTexts): Promise<string> {
	if (mailFrom !== undefined) return mailFrom;
	const { name, email } = (await readTexts()).facts(defaultLanguage);
	return `${name} <${email}>`;
}

/** Returns the address within a sender, which may have a name before it. */
export function mailboxOf(sender: string): string {
	return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;
}

/** Opens the transport of single mails: each has its own connection and waits for no letter. */
export function mailTransport(settings: MailSettings, readTexts: ReadTexts): MailTransport {
	return transport(settings, readTexts, smtpTransport);
}

/** Opens the transport of letters, over connections that stay open. */
export function letterTransport(settings: MailSettings, readTexts: ReadTexts): MailTransport {
	return transport(settings, readTexts, (url, sender, dkim) =>
		smtpPool(url, sender, { connections: lettersTogether, dkim }),
	);
}

function transport(settings: MailSettings, readTexts: ReadTexts, open: typeof smtpTransport): MailTransport {
	const sender = senderOf(settings, readTexts);
	const dkim = dkimOf(settings);
	return settings.smtpUrl === undefined
		? outboxTransport(outboxFolder(settings), sender, dkim)
		: open(settings.smtpUrl, sender, dkim);
}

function senderOf({ mailFrom }: MailSettings, readTexts: ReadTexts): Sender {
	if (mailFrom !== undefined) return mailFrom;
	return async () => {
		const { name, email: address } = (await readTexts()).facts(defaultLanguage);
		return { name, address };
	};
}

/** @throws when the file of the key cannot be read. */
function dkimOf({ dkim }: MailSettings): Dkim | undefined {
	if (dkim === undefined) return undefined;
	const { domain: domainName, selector: keySelector, keyFile } = dkim;
	return { domainName, keySelector, privateKey: readFileSync(keyFile, "utf8") };
}
