import { Resolver } from "node:dns/promises";
import type { Environment } from "#platform/environment.ts";
import { greetMailServer } from "#platform/mail/mail-transport.ts";
import { type Finding, look, reasonOf, right, wrong } from "./finding.ts";

const dnsTimeoutMs = 3_000;
/** No record of that kind, or no such name: an answer, not a failure to get one. */
const absent = ["ENODATA", "ENOTFOUND"];

/** Looks up the TXT records of a name. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

/** The resolver of this machine, which is not waited for long. */
export function resolveTxtOfMachine(): ResolveTxt {
	const resolver = new Resolver({ timeout: dnsTimeoutMs, tries: 1 });
	return (name) => resolver.resolveTxt(name);
}

type Mail = Pick<Environment, "smtpUrl" | "mailFrom" | "bounceAddress" | "dkim" | "siteUrl">;

/** The mail server, the sender, and what receivers ask DNS about the sender's domain. */
export async function checkMail(
	settings: Mail,
	sender: string,
	resolveTxt: ResolveTxt = resolveTxtOfMachine(),
): Promise<Finding[]> {
	if (settings.smtpUrl === undefined) {
		const remedy = "set SMTP_URL: until then every mail stays in a file of DATA_DIR/outbox";
		return [wrong("SMTP_URL", "no mail leaves: no server is named", remedy)];
	}
	const from = domainOf(sender);
	const envelope = domainOf(settings.bounceAddress ?? sender);
	const [server, ...records] = await Promise.all([
		checkServer(settings.smtpUrl),
		checkSpf(envelope, resolveTxt),
		checkDkim(settings.dkim, resolveTxt),
		checkDmarc(from, resolveTxt),
	]);
	return [server, checkSender(sender, settings), ...records];
}

const domainOf = (address: string): string => /@([^\s>]+)/.exec(address)?.[1]?.toLowerCase() ?? "";

async function checkServer(url: string): Promise<Finding> {
	const { host, protocol } = new URL(url);
	try {
		await greetMailServer(url);
	} catch (error) {
		const remedy = "look at its name, port, account and password";
		return wrong("SMTP_URL", `${host} does not take our mail (${reasonOf(error)})`, remedy);
	}
	if (protocol === "smtps:") return right("SMTP_URL", `${host} takes our mail, over TLS`);
	return look("SMTP_URL", `${host} takes our mail`, "smtps: keeps the password and the mails out of sight");
}

function checkSender(sender: string, { siteUrl, mailFrom }: Mail): Finding {
	const domain = domainOf(sender);
	if (/(^|\.)example(\.\w+)?$/.test(domain)) {
		return wrong("MAIL_FROM", `${sender} is an example`, "set it to an address that somebody reads");
	}
	const host = new URL(siteUrl).hostname.replace(/^www\./, "");
	const isNear = host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`);
	const named = mailFrom === undefined ? " (the one of the facts)" : "";
	if (isNear) return right("MAIL_FROM", `${sender}${named}`);
	return look(
		"MAIL_FROM",
		`${sender}${named} is not of ${host}`,
		"readers trust a sender of the site's own domain",
	);
}

/** The record of a kind that a name has; an Error where nobody answers. */
async function findRecord(
	name: string,
	kind: RegExp,
	resolveTxt: ResolveTxt,
): Promise<string | undefined | Error> {
	try {
		const texts = (await resolveTxt(name)).map((parts) => parts.join(""));
		return texts.find((text) => kind.test(text));
	} catch (error) {
		if (absent.includes(String((error as NodeJS.ErrnoException).code))) return undefined;
		return error instanceof Error ? error : new Error(String(error));
	}
}

const unasked = (subject: string, name: string, error: Error): Finding =>
	look(
		subject,
		`DNS does not say what ${name} holds (${reasonOf(error)})`,
		"ask again from a machine with DNS",
	);

async function checkSpf(domain: string, resolveTxt: ResolveTxt): Promise<Finding> {
	const record = await findRecord(domain, /^v=spf1\b/i, resolveTxt);
	if (record instanceof Error) return unasked("SPF", domain, record);
	if (record !== undefined && !/[?+]all\b/.test(record)) return right("SPF", `${domain}: ${record}`);
	const found = record === undefined ? `${domain} has no record` : `${domain} lets anyone send: ${record}`;
	return wrong("SPF", found, `a TXT record at ${domain}: "v=spf1 include:YOUR-MAIL-PROVIDER -all"`);
}

async function checkDkim(dkim: Mail["dkim"], resolveTxt: ResolveTxt): Promise<Finding> {
	if (dkim === undefined) {
		const remedy = "see that the mail server signs, or set DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE";
		return look("DKIM", "the site does not sign: that is left to the mail server", remedy);
	}
	const name = `${dkim.selector}._domainkey.${dkim.domain}`;
	const record = await findRecord(name, /\bp=[A-Za-z0-9+/]/, resolveTxt);
	if (record instanceof Error) return unasked("DKIM", name, record);
	if (record !== undefined) return right("DKIM", `${name} holds a key`);
	return wrong("DKIM", `${name} holds no key`, "publish the public half of DKIM_KEY_FILE there");
}

async function checkDmarc(domain: string, resolveTxt: ResolveTxt): Promise<Finding> {
	const name = `_dmarc.${domain}`;
	const record = await findRecord(name, /^v=DMARC1\b/i, resolveTxt);
	if (record instanceof Error) return unasked("DMARC", name, record);
	if (record !== undefined) return right("DMARC", `${name}: ${record}`);
	return wrong(
		"DMARC",
		`${name} has no record`,
		`a TXT record there: "v=DMARC1; p=none; rua=mailto:you@${domain}"`,
	);
}
