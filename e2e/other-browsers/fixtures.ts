import { test as base, expect } from "@playwright/test";
import { freshPlace, startSite } from "#e2e/support/site-process.ts";
import { metricsToken } from "#e2e/support/visit-counts.ts";
import { openSmtpInbox, type SmtpInbox } from "#platform/testing/smtp-inbox.ts";
import type { EngineName } from "./engine.ts";
import { openFirefox } from "./firefox.ts";
import { type ListeningProxy, openListeningProxy } from "./listening-proxy.ts";
import { Screen } from "./screen.ts";
import { openWebkit } from "./webkit.ts";

type WorkerFixtures = { engineName: EngineName; inbox: SmtpInbox; listener: ListeningProxy; view: Screen };

/** A fresh site that measures with consent, a mail server, and one browser a file. */
export const test = base.extend<{ quiet: undefined }, WorkerFixtures>({
	engineName: ["firefox", { scope: "worker", option: true }],
	inbox: [
		async ({}, use) => {
			const inbox = await openSmtpInbox();
			await use(inbox);
			await inbox.close();
		},
		{ scope: "worker" },
	],
	listener: [
		async ({ inbox }, use) => {
			const place = await freshPlace("sqlite");
			const site = await startSite(place, {
				SMTP_URL: inbox.url,
				GA_MEASUREMENT_ID: "G-TEST123",
				METRICS_TOKEN: metricsToken,
			});
			const listener = await openListeningProxy(site.url);
			await use(listener);
			await listener.close();
			await site.stop();
			await place.remove();
		},
		{ scope: "worker" },
	],
	view: [
		async ({ engineName, listener }, use) => {
			const engine = await (engineName === "firefox" ? openFirefox() : openWebkit());
			await use(new Screen(engine, listener.url));
			await engine.close();
		},
		{ scope: "worker", timeout: 120_000 },
	],
	quiet: [
		async ({ listener }, use) => {
			listener.complaints.length = 0;
			await use(undefined);
			expect(listener.complaints).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };
