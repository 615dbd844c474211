import PostalMime from "postal-mime";
import { onTestFinished } from "vitest";
import type { Language } from "#app/site/site-config.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { openScriptedSmtp } from "#platform/testing/scripted-smtp.ts";
import { openMailing } from "#server/jobs/mail.ts";
import { openSender } from "#server/testing/letters.ts";
import { type TestSiteOptions, testSite } from "#server/testing/test-site.ts";

export const siteUrl = "https://ensemble.example";
const minuteMs = 60_000;
/** The sender is of the domain of the site, as an operator would have it. */
const mailFrom = "Ensemble <hello@ensemble.example>";

export type MailedSite = Awaited<ReturnType<typeof testSite>>;

/** Sends what is due. @returns the text of the first mail of it, or the secret of the link there. */
export type Leaves = (kind: string, send?: () => Promise<void>) => Promise<string>;

/** Days of a site whose mails are sent to a real mail server. */
export type MailedDays = Awaited<ReturnType<typeof openMailedDays>>;

export type DaysOptions = Pick<TestSiteOptions, "build"> & {
	/** Actions of the owner before anything else. */
	begin?(site: MailedSite): Promise<void>;
	/** Called with each mail once it was sent. */
	onMail?(text: string, site: MailedSite): Promise<void>;
};

/** Opens a site whose mails in a language are noted as a mail server takes them. */
export async function openMailedDays(language: Language, { build, begin, onMail }: DaysOptions) {
	const time = movableClock();
	const smtp = await openScriptedSmtp();
	onTestFinished(smtp.close);
	const pages = build === undefined ? {} : { build };
	const site = await testSite({ clock: time.clock, siteUrl, smtpUrl: smtp.url, ...pages });
	await begin?.(site);
	const { settings, sendDue, stop } = openDelivery(site, time, smtp.url);
	const mails: { kind: string; to: string; source: string; mail: Awaited<ReturnType<typeof read>> }[] = [];

	const leavesText: Leaves = async (kind, send = sendDue) => {
		const before = smtp.taken.length;
		await send();
		const [taken] = smtp.taken.slice(before);
		if (taken === undefined) throw new Error(`No ${kind} left`);
		const mail = await read(taken.source);
		mails.push({ ...taken, kind, mail });
		await onMail?.(mail.text ?? "", site);
		time.advance(10 * minuteMs);
		return mail.text ?? "";
	};

	const leaves: Leaves = async (kind, send) => {
		const text = await leavesText(kind, send);
		return /(?:(?:confirm|address)\?token|\?link)=([\w-]+)/.exec(text)?.[1] ?? "";
	};

	/** Moves the clock to the morning of a day. */
	const until = (day: string) => time.advance(Date.parse(`${day}T08:00:00.000Z`) - time.clock().getTime());

	return { site, language, time, until, settings, mails, leaves, leavesText, stop };
}

/** Opens what sends the mails of a site, and its letters. */
function openDelivery(site: MailedSite, { clock }: ReturnType<typeof movableClock>, smtpUrl: string) {
	const { services } = site.site;
	const settings = {
		smtpUrl,
		mailFrom,
		mailRate: undefined,
		dkim: undefined,
		dataDir: site.folder,
		siteUrl,
		adminUrl: siteUrl,
	};
	const worker = openMailing({
		environment: settings,
		stores: site.stores,
		readTexts: services.readTexts,
		writeGuestMail: services.guestMails.service.write,
		writePaymentMail: services.paymentMails.write,
		applications: services.applications,
		filling: services.filling,
		endHosts: services.endHosts,
		clock,
		log: services.log,
	});
	const sender = openSender(site, { clock, smtpUrl, mailFrom });

	async function sendDue(): Promise<void> {
		await worker.runDue();
		await sender.runDue();
	}

	return { settings, sendDue, stop: worker.stop };
}

function read(source: string) {
	return PostalMime.parse(source);
}
