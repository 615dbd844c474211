import { test as base, expect } from "@playwright/test";
import { Administrator } from "./administrator.ts";
import { waitUntilHydrated } from "./hydrated.ts";
import { type SiteProcess, samplePlace, startSite } from "./site-process.ts";

type WorkerFixtures = {
	/** Variables that the site of a spec file is started with, beside those of every site. */
	siteEnvironment: Record<string, string>;
	/** A seeded site of this worker's own, on the engine that DATABASE_URL asks for. */
	site: SiteProcess;
	/** The administrator, signed in through the API: once a worker, since a code is slow to check. */
	administrator: Administrator;
};

type TestFixtures = {
	/** True if a test fails at its end on an error that its page reported and nobody expected. */
	quietPage: boolean;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
	siteEnvironment: [{}, { scope: "worker", option: true }],
	site: [
		async ({ siteEnvironment }, use) => {
			const place = await samplePlace();
			const site = await startSite(place, siteEnvironment);
			await use(site);
			await site.stop();
			await place.remove();
		},
		{ scope: "worker" },
	],
	baseURL: async ({ site }, use) => use(site.url),
	administrator: [async ({ site }, use) => use(await Administrator.signIn(site.url)), { scope: "worker" }],
	quietPage: [true, { option: true }],
	page: async ({ page, javaScriptEnabled, quietPage }, use) => {
		if (javaScriptEnabled) waitUntilHydrated(page);
		const complaints: string[] = [];
		page.on("console", (message) => {
			if (["error", "warning"].includes(message.type())) {
				complaints.push(`${message.text()} ${message.location().url}`);
			}
		});
		page.on("pageerror", (error) => complaints.push(String(error)));
		await use(page);
		if (quietPage) expect(complaints).toEqual([]);
	},
});

export { expect };
