import { expect, test } from "#e2e/support/fixtures.ts";
import { shiftLimit, watchShifts } from "#e2e/support/layout-shifts.ts";
import { addresses } from "#e2e/support/pages.ts";
import { scrollThrough } from "#e2e/support/scrolling.ts";

for (const { title, address } of addresses) {
	for (const width of [390, 1280]) {
		test(`${title} at ${width} px: no message, no other host, nothing moves`, async ({ page, site }) => {
			const messages: string[] = [];
			const strangers: string[] = [];
			page.on("console", (message) => messages.push(message.text()));
			page.on("pageerror", (error) => messages.push(String(error)));
			page.on("request", (request) => {
				if (!request.url().startsWith(site.url) && !request.url().startsWith("data:")) {
					strangers.push(request.url());
				}
			});
			const shifted = await watchShifts(page);
			await page.setViewportSize({ width, height: 800 });
			await page.goto(address);
			// The top first, and at rest: what comes late would move it.
			await page.waitForLoadState("networkidle");
			await scrollThrough(page);
			await page.waitForLoadState("networkidle");

			expect.soft(messages).toEqual([]);
			expect.soft(strangers).toEqual([]);
			expect(await shifted()).toBeLessThan(shiftLimit);
		});
	}
}
