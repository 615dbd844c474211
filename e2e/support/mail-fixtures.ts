import { openSmtpInbox, type ReceivedMail, type SmtpInbox } from "#platform/testing/smtp-inbox.ts";
import { test as base, expect } from "./fixtures.ts";
import { samplePlace, startSite } from "./site-process.ts";

type MailFixtures = {
	/** The mail server of this worker's site. */
	inbox: SmtpInbox;
};

/** The tests of pages and mails: the site sends through a real mail server. */
export const test = base.extend<object, MailFixtures>({
	inbox: [
		async ({}, use) => {
			const inbox = await openSmtpInbox();
			await use(inbox);
			await inbox.close();
		},
		{ scope: "worker" },
	],
	site: [
		async ({ inbox, siteEnvironment }, use) => {
			const place = await samplePlace();
			const site = await startSite(place, { ...siteEnvironment, SMTP_URL: inbox.url });
			await use(site);
			await site.stop();
			await place.remove();
		},
		{ scope: "worker" },
	],
});

/** Waits for the mails to one recipient. @returns the newest. */
export async function awaitMail(inbox: SmtpInbox, recipient: string, count = 1): Promise<ReceivedMail> {
	const received = () => inbox.mails.filter(({ to }) => to.includes(recipient));
	await expect.poll(() => received().length, { intervals: [20] }).toBe(count);
	const mail = received().at(-1);
	if (mail === undefined) throw new Error(`No mail to ${recipient}`);
	return mail;
}

/** Every address that a mail leads to, each once. */
export function linksOf({ text, html }: ReceivedMail): string[] {
	const inHtml = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = ""]) => link);
	return [...new Set([...(text.match(/https?:\/\/\S+/g) ?? []), ...inHtml])];
}

/** The mail's link to one page. */
export function linkTo(mail: ReceivedMail, page: string): string {
	const link = linksOf(mail).find((address) => address.includes(page));
	if (link === undefined) throw new Error(`No link to ${page}`);
	return link;
}

export { expect };
