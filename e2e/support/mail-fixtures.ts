import type { ReceivedMail, SmtpInbox } from "#platform/testing/smtp-inbox.ts";
import { test as base, expect } from "./fixtures.ts";

/** The tests of pages and mails, on sites that no other tests see. */
export const test = base.extend({ siteName: "mails" });

/** Waits for the mails to one recipient. @returns the newest. */
export async function awaitMail(inbox: SmtpInbox, recipient: string, count = 1): Promise<ReceivedMail> {
	const received = () => inbox.mails.filter(({ to }) => to.includes(recipient));
	await expect.poll(() => received().length, { intervals: [20] }).toBe(count);
	const mail = received().at(-1);
	if (mail === undefined) throw new Error(`No mail to ${recipient}`);
	return mail;
}

/** Returns every address that a mail leads to, each once. */
export function linksOf({ text, html }: ReceivedMail): string[] {
	const inHtml = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = ""]) => link);
	return [...new Set([...(text.match(/https?:\/\/\S+/g) ?? []), ...inHtml])];
}

/** Returns the mail's link to one page. */
export function linkTo(mail: ReceivedMail, page: string): string {
	const link = linksOf(mail).find((address) => address.includes(page));
	if (link === undefined) throw new Error(`No link to ${page}`);
	return link;
}

export { expect };
