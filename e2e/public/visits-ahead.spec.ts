import type { Page } from "@playwright/test";
import { expect, test } from "#e2e/support/fixtures.ts";
import { countsFrom, metricsToken, personsAgent } from "#e2e/support/visit-counts.ts";

test.use({
	siteEnvironment: { METRICS_TOKEN: metricsToken },
	userAgent: personsAgent,
	// The policy of the site has no speculation rules: here the tests add them.
	bypassCSP: true,
});
// All tests read the counts of one site.
test.describe.configure({ mode: "serial" });

const waysOfLoadingAhead = [
	"a link that is prefetched",
	"a rule to prefetch",
	"a rule to prerender",
] as const;
type Way = (typeof waysOfLoadingAhead)[number];

/** Has the browser load a page ahead. @returns once its answer has arrived. */
async function loadAhead(page: Page, way: Way, path: string): Promise<void> {
	const asked = page.context().waitForEvent("requestfinished", (request) => request.url().endsWith(path));
	await page.evaluate(
		([how, url]) => {
			const isLink = how === "a link that is prefetched";
			const element = document.createElement(isLink ? "link" : "script");
			const kind = how === "a rule to prerender" ? "prerender" : "prefetch";
			if (element instanceof HTMLLinkElement) Object.assign(element, { rel: "prefetch", href: url });
			else {
				element.type = "speculationrules";
				element.textContent = JSON.stringify({
					[kind]: [{ source: "list", urls: [url], eagerness: "immediate" }],
				});
			}
			document.head.append(element);
		},
		[way, path] as const,
	);
	expect((await asked).headers()["sec-purpose"]).toContain("prefetch");
}

for (const way of waysOfLoadingAhead) {
	const tag = way === "a rule to prerender" ? [] : "@long";

	test(`a page that is loaded ahead by ${way} is counted once it is shown, and not before`, { tag }, async ({
		page,
		site,
	}) => {
		const counted = await countsFrom(site.url);
		await page.goto("/legal");
		await loadAhead(page, way, "/network");
		expect(await counted()).toEqual({ openings: 1, visits: 1 });
		await page.evaluate(() => location.assign("/network"));
		await page.waitForURL(/\/network$/);
		await expect.poll(counted).toEqual({ openings: 2, visits: 1 });
		// Beacons arrive in their order: what was counted twice would have been by then.
		await page.locator('footer a[href="/how-it-works"]').click();
		await expect.poll(counted).toEqual({ openings: 3, visits: 1 });
	});

	test(`a page that is loaded ahead by ${way} is not counted where it is never shown`, { tag }, async ({
		page,
		site,
	}) => {
		const counted = await countsFrom(site.url);
		await page.goto("/fr/legal");
		await loadAhead(page, way, "/fr/network");
		await page.locator('footer a[href="/fr/how-it-works"]').click();
		await expect(page).toHaveURL(/how-it-works$/);
		await expect.poll(counted).toEqual({ openings: 2, visits: 1 });
		await page.goto("about:blank");
		await page.goto("/legal");
		await expect.poll(counted).toEqual({ openings: 3, visits: 2 });
	});
}
