import { onTestFinished } from "vitest";
import { defaultFacts, type Facts } from "#app/site/facts.ts";
import type { Language } from "#app/site/site-config.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { openSmtpInbox } from "#platform/testing/smtp-inbox.ts";
import { openMailing } from "#server/jobs/mail.ts";
import { type TestSiteOptions, testSite } from "./test-site.ts";

export const ownerAddress = "owner@agency.example";

type Options = Pick<TestSiteOptions, "engine" | "siteUrl"> & {
	/** The instant at which the clock stands. */
	start?: string;
	/** The language in which the owner signed in. */
	language?: Language;
	facts?: Partial<Facts>;
};

/** A site whose owner has signed in, whose mails arrive in an inbox, and whose clock stands until it is moved. */
export async function ownersSite(options: Options = {}) {
	const { siteUrl = "https://agency.example", start, language = "en", facts } = options;
	const time = movableClock(start);
	const inbox = await openSmtpInbox();
	onTestFinished(inbox.close);
	const site = await testSite({ ...options, siteUrl, clock: time.clock });
	const { stores } = site;
	await stores.sessions.ensureAccessCode(site.accessCode);
	const signedIn = await site.app.request("/api/admin/login", {
		method: "POST",
		headers: { "Content-Type": "application/json", Cookie: `language=${language}` },
		body: JSON.stringify({ password: site.accessCode }),
	});
	const { token } = (await signedIn.json()) as { token: string };
	// Afterwards: a new device is told of, too.
	await stores.facts.save({ ...defaultFacts, email: ownerAddress, ...facts }, 1);

	/** Opens the worker of a process that has just begun. */
	function openWorker() {
		const { log, readTexts } = site.site.services;
		const unset = { mailFrom: undefined, mailRate: undefined, dkim: undefined };
		return openMailing({
			environment: { ...unset, smtpUrl: inbox.url, dataDir: site.folder, ...site.site.config },
			...{ stores, readTexts, clock: time.clock, log },
			writeGuestMail: async () => undefined,
			writePaymentMail: async () => undefined,
			applications: site.site.services.applications,
			endHosts: site.site.services.endHosts,
		});
	}

	return { ...site, ...time, inbox, token, openWorker };
}
