import { test as base, expect } from "@playwright/test";
import type { Administrator } from "./administrator.ts";
import { waitUntilHydrated } from "./hydrated.ts";
import { type OpenSite, Sites } from "./sites.ts";

type TestFixtures = {
	/** Tests that name the same site share it, where one worker runs them. */
	siteName: string;
	/** Variables that the site is started with, beside those of every site. */
	siteEnvironment: Record<string, string>;
	openSite: OpenSite;
	/** A seeded site, on the engine that DATABASE_URL asks for. */
	site: OpenSite["site"];
	/** The mail server through which the site sends. */
	inbox: OpenSite["inbox"];
	/** The administrator, signed in through the API: once a site, since a code is slow to check. */
	administrator: Administrator;
	/** True if a test fails at its end on an error that its page reported and nobody expected. */
	quietPage: boolean;
};

// What differs from file to file belongs to the test: each other set of a worker's fixtures would
// take workers of its own, with a browser and sites for each.
export const test = base.extend<TestFixtures, { sites: Sites }>({
	sites: [
		async ({}, use) => {
			const sites = new Sites();
			await use(sites);
			await sites.close();
		},
		{ scope: "worker" },
	],
	siteName: ["public", { option: true }],
	siteEnvironment: [{}, { option: true }],
	openSite: async ({ sites, siteName, siteEnvironment }, use) =>
		use(await sites.open(siteName, siteEnvironment)),
	site: async ({ openSite }, use) => use(openSite.site),
	inbox: async ({ openSite }, use) => use(openSite.inbox),
	administrator: async ({ openSite }, use) => use(openSite.administrator),
	baseURL: async ({ site }, use) => use(site.url),
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
